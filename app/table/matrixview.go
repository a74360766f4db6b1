package table

import (
	"slices"

	"scripkeeper/app/form"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// inPlay tells whether a company is shown on a table: it is traded, or somebody still holds something of it.
func inPlay(t calc.Table, company int) bool {
	if t.Traded(company) {
		return true
	}
	for class := range t.Layout().Classes {
		for seat := range t.Layout().Seats {
			if t.Balance(calc.AccountOf(seat), calc.Commodity{Company: company, Class: calc.Class(class)}) != 0 {
				return true
			}
		}
	}
	return false
}

// matrixOf shows a table as a matrix: with the move of each price since another table, and what everybody is worth as
// the rules rank it.
func matrixOf(rulebook calc.Rulebook, t, since calc.Table) matrix.View {
	return matrixFor(calc.None, rulebook, t, since)
}

// matrixFor shows it to one player who looks alone, where holdings lie behind a veil, with what he or she is worth; to
// [calc.None] as everybody sees it.
func matrixFor(looker int, rulebook calc.Rulebook, t, since calc.Table) matrix.View {
	l := t.Layout()
	view := matrix.View{
		Shown: []int{}, Cash: words.Say("common.cash"), Worth: words.Say("common.worth"), Price: words.Say("common.price"),
		Hidden: words.Say("common.hidden"),
	}
	for i := range l.Companies {
		head := matrix.Company{Company: form.Company(l, i), Price: t.Price(i), Off: !t.Traded(i)}
		if t.Traded(i) && since.Traded(i) {
			head.Move = t.Price(i) - since.Price(i)
		}
		view.Companies = append(view.Companies, head)
		if inPlay(t, i) || inPlay(since, i) {
			view.Shown = append(view.Shown, i)
		}
	}
	places := make([]calc.Place, len(l.Seats))
	for _, p := range rulebook.Standing(t).Places {
		places[p.Seat] = p
	}
	for seat, place := range places {
		if seat == looker && session.Veiled(t) {
			place = calc.KnownPlace(rulebook, t, seat)
		}
		row := matrix.Seat{
			Name: l.Seats[seat].Name, Cash: t.Cash(seat), Worth: place.Worth, Rank: place.Rank,
			Turn: t.Turn() == seat, Out: t.Out(seat),
		}
		if place.Out || session.Secret(t) {
			row.Rank = 0
		}
		row.Detail = words.Join(words.Badges(rulebook.ID(), t, seat))
		row.Shares = make([]int, len(l.Companies))
		if row.Veiled = session.Hidden(t) || session.Veiled(t) && seat != looker; !row.Veiled {
			for i := range l.Companies {
				row.Shares[i] = t.Shares(seat, i)
			}
			row.Badges, row.Notes = notes(rulebook.ID(), t, seat)
		}
		view.Seats = append(view.Seats, row)
	}
	view.Spent = t.Over() && !slices.ContainsFunc(view.Seats, func(s matrix.Seat) bool {
		return slices.ContainsFunc(s.Shares, func(shares int) bool { return shares != 0 })
	})
	for _, holding := range holdings(rulebook.ID(), t) {
		view.Extras = append(view.Extras, matrix.Extra{Name: holding.name, Figures: holding.figures, Priced: holding.mark == priceBefore})
	}
	return view
}

// notes tell for each company what a seat is in it, and which of its certificates are no regular shares; nil where there
// is nothing to tell.
func notes(id string, t calc.Table, seat int) (roles, all []string) {
	l := t.Layout()
	roles, all = make([]string, len(l.Companies)), make([]string, len(l.Companies))
	for i := range l.Companies {
		roles[i] = words.Role(id, t, seat, i)
		all[i] = words.Classes(id, l, func(class calc.Class) int {
			return t.Balance(calc.AccountOf(seat), calc.Commodity{Company: i, Class: class})
		})
	}
	said := func(note string) bool { return note != "" }
	if !slices.ContainsFunc(roles, said) {
		roles = nil
	}
	if !slices.ContainsFunc(all, said) {
		all = nil
	}
	return roles, all
}

// priceBefore is the mark that keeps a price of before: the one that a year of Stock Market Tycoon begins with.
const priceBefore = "last"

// A holding is what companies or the bank hold, company by company.
type holding struct {
	name    string
	figures []int
	// of is the account that a company's figure is read from, and whether it is the account's cash or its shares.
	of   func(company int) calc.Account
	cash bool
	// mark is the name of what the game keeps of every company, where the row shows that: its place on another track.
	mark string
	// left is who says how many shares the bank has left, where the row shows that.
	left calc.Supplier
}

// why is the figure of a company.
func (h holding) why(l *calc.Layout, company int) figure {
	switch {
	case h.left != nil:
		return figure{account: calc.Market(), column: company, left: h.left, name: h.name}
	case h.mark != "":
		return figure{account: calc.Market(), column: company, mark: companyMark(l, h.mark, company), name: h.name}
	case h.cash:
		return accountFigure(h.of(company), matrix.CashColumn)
	}
	return accountFigure(h.of(company), company)
}

// companyMark is the mark of a name that a game keeps of a company, 0 when it keeps none.
func companyMark(l *calc.Layout, name string, company int) calc.MarkID {
	for place, mark := range l.OwnMarks {
		if mark.Name == name && mark.Company == company && mark.Seat == calc.None {
			return l.OwnMark(place)
		}
	}
	return 0
}

// figure is what the account of a company holds.
func (h holding) figure(t calc.Table, company int) int {
	switch {
	case h.left != nil:
		left, _ := h.left.Left(t, company)
		return left
	case h.mark != "":
		return t.Mark(companyMark(t.Layout(), h.mark, company))
	case h.cash:
		return t.Balance(h.of(company), calc.Cash())
	}
	return t.SharesOf(h.of(company), company)
}

// holdings are what companies hold in their treasuries, what the bank holds where the game knows a pool, and what
// else the game keeps of every company and has a name for. What is nought for all is left out.
func holdings(id string, t calc.Table) []holding {
	market := func(int) calc.Account { return calc.Market() }
	all := []holding{
		{name: words.RowName(id, "treasury"), of: calc.Treasury, cash: true},
		{name: words.RowName(id, "own"), of: calc.Treasury},
	}
	if pool := words.RowName(id, "pool"); pool != "" {
		all = append(all, holding{name: pool, of: market})
	}
	if rulebook, _ := rulebooks.Find(id); words.RowName(id, "left") != "" {
		if supplier, is := rulebook.(calc.Supplier); is {
			all = append(all, holding{name: words.RowName(id, "left"), left: supplier})
		}
	}
	for _, mark := range t.Layout().OwnMarks {
		if name := words.RowName(id, mark.Name); name != "" && mark.Company == 0 {
			all = append(all, holding{name: name, mark: mark.Name})
		}
	}
	for i := range all {
		h := &all[i]
		for company := range t.Layout().Companies {
			h.figures = append(h.figures, h.figure(t, company))
		}
	}
	return slices.DeleteFunc(all, func(h holding) bool {
		return !slices.ContainsFunc(h.figures, func(n int) bool { return n != 0 })
	})
}

// lanesOf shows the prices of a table on their tracks, with the markers' places on another table as ghosts.
func lanesOf(t, since calc.Table) []ladder.Lane {
	l := t.Layout()
	lanes := make([]ladder.Lane, len(l.Companies))
	for i := range lanes {
		lane := ladder.Lane{Company: form.Company(l, i), Track: l.Tracks[i], Price: t.Price(i), Off: !t.Traded(i)}
		lane.Place, _ = t.TrackIndex(i)
		lane.Before, lane.From = lane.Price, lane.Place
		if since.Traded(i) {
			lane.Before = since.Price(i)
			lane.From, _ = since.TrackIndex(i)
		}
		lanes[i] = lane
	}
	return lanes
}

// lanesNow are the lanes of the table as it stands, with what the last entry did to the prices.
func lanesNow(v session.View) []ladder.Lane {
	lanes := lanesOf(v.Table, v.Before)
	for company, event := range lastEvents(v) {
		lanes[company].Event = event
	}
	return lanes
}

// lastEvents are what happened to prices in the last entry that no rise or fall tells.
func lastEvents(v session.View) map[int]string {
	if v.Last == nil {
		return nil
	}
	return words.PriceEvents(v.ID(), v.Last.Statement())
}

// unmoved leaves out how the prices moved of which a word tells what happened.
func unmoved(view matrix.View, events map[int]string) matrix.View {
	for company := range events {
		view.Companies[company].Move = 0
	}
	return view
}
