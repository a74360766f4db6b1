package tournament

import (
	"encoding/json"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
	cup "scripkeeper/ledger/tournament"
)

// A logView is everything that was entered, the latest first: what, who and when. What was taken back is struck through, what
// cannot be any more says why.
type logView struct {
	desk    *desk
	all     []oplog.OperationState
	refused map[int]*calc.Refusal
	// lines is how many lines an entry has beneath its first.
	lines   int
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*logRow
}

// A logRow is something that was entered.
type logRow struct {
	row *list.Row
	at  int
}

func newLogView(d *desk) *logView {
	v := &logView{desk: d, rows: map[fyne.CanvasObject]*logRow{}, lines: fewLines}
	v.gallery = list.NewGallery(nil, func() fyne.Size { return v.makeRow(nil).MinSize() }, shell.ReadingWidth, v.newRow, v.fillRow).List()
	return v
}

func (v *logView) object() fyne.CanvasObject { return v.gallery }
func (v *logView) foot() []fyne.CanvasObject { return nil }

func (v *logView) update() {
	v.all, v.refused = v.desk.cup.Operations(), map[int]*calc.Refusal{}
	for _, step := range v.desk.cup.Steps() {
		if step.Refusal != nil {
			v.refused[step.Number] = step.Refusal
		}
	}
	v.lines = v.needed()
	v.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(v.all)}})
}

// An entry has room for a second line and for when it was; one that cannot be any more for its reason too. Results with very
// long names get more lines on a phone.
const fewLines, linesOfRefused, linesOfResult = 2, 3, 5

// needed is how many lines the longest entry needs beneath its first.
func (v *logView) needed() int {
	longest := ""
	for _, o := range v.all {
		if o.Kind == (*cup.Result)(nil).Kind() {
			if sentence := v.sentence(o); len(sentence) > len(longest) {
				longest = sentence
			}
		}
	}
	least := fewLines
	if len(v.refused) > 0 {
		least = linesOfRefused
	}
	width := min(v.desk.shell.Window.Canvas().Size().Width-2*look.Space4, shell.ReadingWidth)
	return min(max(least, list.NewRow("", "", nil).LinesFor(longest, " ", width)), linesOfResult)
}

func (v *logView) newRow() fyne.CanvasObject {
	l := &logRow{}
	l.row = v.makeRow(func() { v.open(v.all[l.at]) })
	v.rows[l.row] = l
	return l.row
}

// makeRow has room for the result of a table.
func (v *logView) makeRow(tapped func()) *list.Row {
	return list.NewRow("", " ", tapped).Lines(v.lines)
}

func (v *logView) fillRow(cell fyne.CanvasObject, _, at int) {
	l := v.rows[cell]
	l.at = len(v.all) - 1 - at
	o := v.all[l.at]
	l.row.SetText(v.sentence(o), words.Join(v.about(o)))
	l.row.SetStruck(o.Voided)
	var sign fyne.CanvasObject
	if !o.Voided && v.refusal(o) != nil {
		sign = mark.NewPicture(theme.WarningIcon(), 22, look.Loss)
	}
	l.row.SetEnds(sign, nil)
}

// sentence is what an operation did.
func (v *logView) sentence(o oplog.OperationState) string {
	about := o.Operation
	key := "tournament.log." + string(o.Act)
	if o.Act == oplog.ActVoid || o.Act == oplog.ActRestore {
		about = v.all[o.Target-1].Operation
	}
	e, known := cup.Blank(about.Kind)
	if !known || json.Unmarshal(about.Entry, e) != nil {
		return about.Kind // a newer version's; the tournament could not be opened
	}
	return words.Tell(key, words.Names{"entry": words.TournamentEntry(&v.desk.state, e)})
}

// refusal is why an operation's entry cannot be any more, nil where it can.
func (v *logView) refusal(o oplog.OperationState) *calc.Refusal {
	if o.Act == oplog.ActVoid || o.Act == oplog.ActRestore {
		return nil
	}
	return v.refused[o.Number]
}

// about is who entered it and when, and why it cannot be any more.
func (v *logView) about(o oplog.OperationState) []string {
	all := []string{words.Moment(o.At.Local(), time.Now())}
	for _, who := range []string{o.By.Person, o.By.Device} {
		if who != "" {
			all = append(all, who)
		}
	}
	if refusal := v.refusal(o); refusal != nil && !o.Voided {
		all = append(all, words.Tell("tournament.log.refused", words.Names{"reason": words.TournamentTrouble(&v.desk.state, refusal)}))
	}
	return all
}

// open tells an operation in full, with a way to take its entry back.
func (v *logView) open(o oplog.OperationState) {
	about := []fyne.CanvasObject{text.NewParagraph(v.sentence(o), core.Body), text.NewParagraph(words.Join(v.about(o)), core.Caption)}
	if living := o.Number > 0 && !o.Voided && o.Act != oplog.ActVoid && o.Act != oplog.ActRestore; living {
		v.desk.askBack(o.Number, v.desk.shell.Page().Update, about...)
		return
	}
	frame.NewBottomSheet(words.Say("tournament.tab.log"), words.Say("common.close"), frame.Stack(look.Space3, about...), nil).
		ShowOn(v.desk.shell.Window.Canvas())
}
