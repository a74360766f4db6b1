package matrix

import (
	"scripkeeper/app/view"

	"fyne.io/fyne/v2"
)

func sampleView(seats int) view.Matrix {
	all := []view.Seat{
		{Name: "Ben", Cash: 340, Shares: []int{4, 0, 2, 1}, Worth: 1020, Rank: 2, Turn: true},
		{Name: "Anastasia Petrovna", Cash: 12345, Shares: []int{9, 1, 0, 0}, Worth: 13505, Rank: 1},
		{Name: "Zoe", Cash: 40, Shares: []int{0, 3, 12, 0}, Worth: 400, Rank: 5},
		{Name: "Мария", Cash: 980, Shares: []int{1, 1, 1, 1}, Worth: 1240, Rank: 3},
		{Name: "Chidi", Cash: 7, Shares: []int{0, 0, 0, 0}, Worth: 7, Rank: 6, Out: true},
		{Name: "Yuki", Cash: 520, Shares: []int{2, 0, 15, 1}, Worth: 960, Rank: 4},
	}
	return view.Matrix{
		Companies: []view.Head{
			{Company: view.Company{Key: "blue", Code: "B", Name: "Blue"}, Price: 120, Move: 20},
			{Company: view.Company{Key: "red", Code: "R", Name: "Red"}, Price: 80, Move: -40},
			{Company: view.Company{Key: "yellow", Code: "Y", Name: "Yellow"}, Price: 10},
			{Company: view.Company{Key: "green", Code: "G", Name: "Green"}, Price: 250, Move: 100}},
		Seats: all[:seats], Cash: "cash", Worth: "worth", Price: "price",
	}
}

func preview() fyne.CanvasObject {
	before, after := sampleView(4), sampleView(4)
	after.Seats[0].Cash, after.Seats[0].Worth = 640, 1320
	after.Seats[2].Shares, after.Seats[2].Worth = []int{0, 0, 12, 0}, 160
	after.Before = &before
	return New(after, nil)
}
