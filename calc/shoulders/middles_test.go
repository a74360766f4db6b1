package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// middles are tables in each phase.
func middles(t judge) []calc.Table {
	leading := at(80, 100, cut{0, 1, []int{1, 2}}, 1)
	leading.Appeal = 12
	on := map[int]CompanyPosition{swift: leading, elgin: at(60, 40, cut{1, 2, []int{3}}, 1),
		libby: at(40, 0, cut{2, -1, []int{0, 4}})}
	cash := []int{300, 150, 40}
	tables := []calc.Table{open(t, board.Standard(), 3)}
	for _, o := range []*board.Options{board.Online(),
		with(board.Advanced(), func(o *board.Options) { o.DropEach, o.ZeroPay = true, true })} {
		for _, phase := range []string{"stock", "building", "operating"} {
			tables = append(tables, scene{options: o, round: 3, phase: phase, cash: cash, on: on}.set(t))
		}
	}
	return append(tables, scene{round: 5, phase: "goals", cash: cash, on: on}.set(t))
}
