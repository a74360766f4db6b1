package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
	cup "scripkeeper/ledger/tournament"
)

// A pickPage asks for another member beside one.
type pickPage struct {
	desk    *desk
	but     int
	pick    func(member int)
	find    *form.TextField
	found   []int
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*memberRow
	content fyne.CanvasObject
}

func newPickPage(d *desk, title string, but int, pick func(member int)) *pickPage {
	p := &pickPage{desk: d, but: but, pick: pick, find: form.NewTextField(), rows: map[fyne.CanvasObject]*memberRow{}}
	p.find.SetPlaceHolder(words.Say("tournament.find"))
	p.find.OnChanged = func(string) { p.Update() }
	p.gallery = list.NewGallery(form.NewMarkedField(p.find).Content, leastMember, widestPage, p.newRow, p.fillRow)
	p.content = container.NewBorder(frame.Stack(0, d.shell.Head(title, d.name(but)), frame.NewRule()), nil, nil, nil, shell.OverBar(p.gallery))
	return p
}

// Content is the page.
func (p *pickPage) Content() fyne.CanvasObject { return p.content }

// Update lists those whose names hold what is typed.
func (p *pickPage) Update() {
	p.found = nil
	for member, m := range p.desk.state.Members {
		if member != p.but && !m.Left && letters.Finds(m.Name, p.find.Text) {
			p.found = append(p.found, member)
		}
	}
	p.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(p.found)}})
}

func (p *pickPage) newRow() fyne.CanvasObject {
	m := &memberRow{}
	m.row = list.NewRow("", " ", func() {
		p.desk.shell.Back()
		p.pick(m.member)
		p.desk.shell.Page().Update()
	})
	p.rows[m.row] = m
	return m.row
}

func (p *pickPage) fillRow(cell fyne.CanvasObject, _, at int) {
	m := p.rows[cell]
	m.member = p.found[at]
	m.row.SetText(p.desk.name(m.member), words.MemberState(&p.desk.state, m.member))
}

// askPenalty asks how many points somebody loses, and why.
func askPenalty(d *desk, member int, changed func()) {
	points, reason := form.NewTextField(), form.NewTextField()
	points.SetPlaceHolder(words.Say("tournament.penalty.points"))
	reason.SetPlaceHolder(words.Say("tournament.penalty.example"))
	trouble := text.NewParagraph("", core.Body).SetColor(look.Loss)
	var sheet *frame.BottomSheet
	record := func() {
		e := &cup.Penalty{Member: member, Reason: reason.Text}
		e.Points, _ = cup.ParsePoints(points.Text) // what is no number is nothing, which is refused
		if _, refusal := d.cup.Tried(e); refusal != nil {
			trouble.SetText(words.TournamentTrouble(&d.state, refusal))
			return
		}
		sheet.Close()
		if d.enter(e) {
			changed()
		}
	}
	reason.OnSubmitted = func(string) { record() }
	points.OnSubmitted = func(string) { d.shell.Window.Canvas().Focus(reason) }
	body := frame.Stack(look.Space3, text.NewParagraph(words.Say("tournament.penalty.about"), core.Caption),
		form.WithLabel(words.Say("tournament.penalty.points"), form.NewMarkedField(points).Content),
		form.WithLabel(words.Say("tournament.penalty.reason"), form.NewMarkedField(reason).Content), trouble)
	sheet = frame.NewBottomSheet(words.Tell("tournament.penalty.of", words.Names{"name": d.name(member)}), words.Say("common.close"), body,
		input.NewPrimaryButton(words.Say("tournament.penalty.enter"), record))
	sheet.ShowOn(d.shell.Window.Canvas())
	d.shell.Window.Canvas().Focus(points)
}
