package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/ledger/letters"
)

// pageSize is how many players the list shows at once; more can be turned to and searched.
const pageSize = 12

// A roster is the list of all players with what each of them did, or that it is missing. It makes no more rows than one
// page has.
type roster struct {
	editor *RoundEditor
	object *fyne.Container

	// head is how many are in, and beside it, while somebody is missing, the button for all of them at once.
	head, beside *fyne.Container
	progress     *text.Text
	others       *input.Button
	search       *form.TextField
	list         *fyne.Container
	rows         []*rosterRow
	pager        *fyne.Container
	place        *text.Text
	back, on     *input.Button
	nobody       *text.Text
	// found are the seats that the search finds, and top the first of them on the page.
	found []int
	top   int
	// swept are the seats that all at once were said to have missed, as long as that can be taken back.
	swept []int
}

// A rosterRow is one line of the list.
type rosterRow struct {
	row    *list.Row
	number *text.Text
	state  *text.Text
	tick   fyne.CanvasObject
	end    *fyne.Container
	seat   int
}

func newRoster(e *RoundEditor) *roster {
	r := &roster{editor: e, list: frame.Stack(0)}
	r.progress = text.New("", core.Strong)
	r.others = input.NewQuietButton("", r.sweep)
	r.beside, r.head = frame.Spread(r.progress, r.others), container.NewStack()
	r.object = frame.Stack(look.Space2, r.head)
	seats := len(e.pending)
	for i := range min(seats, pageSize) {
		r.rows = append(r.rows, r.newRow())
		r.list.Add(r.rows[i].row)
	}
	r.nobody = text.NewParagraph(words.Text("brokeryard.sheet.nobody"), core.Body).SetColor(look.Soft)
	if seats > pageSize {
		r.search = form.NewTextField()
		r.search.SetPlaceHolder(words.Text("brokeryard.sheet.search"))
		r.search.OnChanged = func(string) { r.top = 0; r.update() }
		r.search.OnSubmitted = func(string) { r.enter() }
		r.place = text.New("", core.Caption).SetAlign(fyne.TextAlignCenter)
		r.back = input.NewIconButton(words.Text("brokeryard.sheet.earlier"), theme.NavigateBackIcon(),
			func() { r.turn(-pageSize) })
		r.on = input.NewIconButton(words.Text("brokeryard.sheet.later"), theme.NavigateNextIcon(),
			func() { r.turn(pageSize) })
		place := container.NewCenter(container.New(frame.OfWidth(r.place.Room), r.place))
		r.pager = container.NewBorder(nil, nil, r.back, r.on, place)
		r.object.Add(r.search)
		r.object.Add(r.list)
		r.object.Add(r.nobody)
		r.object.Add(r.pager)
	} else {
		r.object.Add(r.list)
		r.object.Add(r.nobody)
	}
	return r
}

func (r *roster) newRow() *rosterRow {
	line := &rosterRow{number: text.New("", core.Caption), state: text.New("", core.Caption)}
	line.tick = mark.NewPicture(theme.ConfirmIcon(), 20, look.Gain)
	line.end = container.NewStack(container.New(frame.OfWidth(line.state.Room), line.state), line.tick)
	line.row = list.NewRow("", "", func() {
		r.editor.show(line.seat)
		r.editor.part.focus()
	})
	widest := text.New(words.Number(len(r.editor.pending)), core.Caption)
	width := frame.OfWidth(func() float32 { return max(line.number.Room(), widest.Room()) })
	line.row.SetEnds(container.New(width, line.number), line.end)
	return line
}

// turnTo goes to the page of a seat, and forgets what was searched.
func (r *roster) turnTo(seat int) {
	if r.search != nil {
		r.search.Write("")
	}
	r.top = seat / pageSize * pageSize
}

func (r *roster) turn(by int) {
	r.top = min(max(0, r.top+by), max(0, (len(r.found)-1)/pageSize*pageSize))
	r.update()
	r.editor.content.Refresh()
}

// enter opens the first player that the search finds.
func (r *roster) enter() {
	if len(r.found) > 0 {
		r.editor.show(r.found[0])
		r.editor.part.focus()
	}
}

// find looks for the seats whose names hold what is typed.
func (r *roster) find() {
	asked := ""
	if r.search != nil {
		asked = r.search.Text
	}
	r.found = r.found[:0]
	for seat := range r.editor.pending {
		if letters.Finds(r.editor.name(seat), asked) {
			r.found = append(r.found, seat)
		}
	}
	r.top = min(r.top, max(0, (len(r.found)-1)/pageSize*pageSize))
}

// update shows the page of the list that is open.
func (r *roster) update() {
	e := r.editor
	r.find()
	seats := len(e.pending)
	r.progress.SetText(words.Format("brokeryard.sheet.in",
		words.Names{"count": seats - e.missing, "seats": seats}))
	r.others.SetLabel(words.Text("brokeryard.sheet.others"))
	if r.swept != nil {
		r.others.SetLabel(words.Text("brokeryard.sheet.others.back"))
	}
	r.head.Objects = []fyne.CanvasObject{frame.InsetSides(0, look.Space3, r.progress)}
	if e.missing > 0 || r.swept != nil {
		r.head.Objects = []fyne.CanvasObject{r.beside}
	}
	r.head.Refresh()
	for i, line := range r.rows {
		on := r.top+i < len(r.found)
		if on {
			line.fill(e, r.found[r.top+i])
		}
		core.Show(line.row, on)
	}
	core.Show(r.nobody, len(r.found) == 0)
	if r.pager == nil {
		return
	}
	last := min(r.top+pageSize, len(r.found))
	core.Show(r.pager, len(r.found) > pageSize)
	r.place.SetText(words.Format("brokeryard.sheet.page", words.Names{
		"first": r.top + 1, "last": last, "count": len(r.found)}))
	core.Enable(r.back, r.top > 0)
	core.Enable(r.on, last < len(r.found))
}

// fill shows a seat on a line.
func (line *rosterRow) fill(e *RoundEditor, seat int) {
	line.seat = seat
	play := e.round.Plays[seat]
	line.number.SetText(words.Number(seat + 1))
	line.row.SetText(e.name(seat), played(e.table, play))
	out := e.table.Out(seat)
	done := !e.pending[seat] && !out
	core.Show(line.tick, done)
	state := words.Text("brokeryard.sheet.state.missing")
	line.state.SetColor(look.Turn)
	switch {
	case out:
		state = words.Text("brokeryard.sheet.state.out")
		line.state.SetColor(look.Faint)
	case e.pending[seat] && play.Card != "":
		state = words.Text("brokeryard.sheet.state.begun")
	case e.pending[seat]:
	default:
		state = ""
	}
	line.state.SetText(state)
	if out {
		line.row.Disable()
	} else {
		line.row.Enable()
	}
	line.row.Refresh()
}

// sweep says of all who are missing that they missed the round, or takes that back.
func (r *roster) sweep() {
	e := r.editor
	if r.swept != nil {
		for _, seat := range r.swept {
			e.round.Plays[seat] = rules.Play{Trade: e.round.Plays[seat].Trade}
		}
		r.swept = nil
		e.touch()
		return
	}
	var swept []int
	for seat, missing := range e.pending {
		if play := &e.round.Plays[seat]; missing && waits(e.round.SeatRefusal(e.table, seat)) {
			play.Missed, play.Card, play.Free = true, "", rules.Free{}
			swept = append(swept, seat)
		}
	}
	r.swept = swept
	e.touch()
}
