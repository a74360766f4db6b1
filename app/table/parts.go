package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/hand"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// secretParts handles the parts of an entry that players fill in secretly, by passing the device from player to player.
// If each player has a separate entry, it is recorded when that player is done, and the next player follows.
type secretParts struct {
	sheet *entrySheet
	said  sheet.Answered
	// veil names the player who must get the device before the entry can be recorded; nil if no part is missing.
	veil *sheet.Veil
	// The button show hands the device over. The button nobody declares that no player has anything to enter. row is
	// the foot of the sheet.
	show, nobody *input.Button
	row          *fyne.Container
}

func newParts(sh *entrySheet) *secretParts {
	p := &secretParts{sheet: sh, row: input.NewLedRow(sh.button)}
	p.show = input.NewPrimaryButton("", func() { p.goTo(p.veil.Seat, true) })
	p.nobody = input.NewQuietButton("", func() { sh.shell.RunRecord(p.DeclareNone) })
	return p
}

// offer sets the buttons of the foot. While a part is missing, the buttons hand the device over. Otherwise they record
// the entry and, if onward is true, also pass the turn.
func (p *secretParts) offer(veil *sheet.Veil, onward bool) {
	p.veil = veil
	switch {
	case veil == nil && onward:
		p.row.Objects = []fyne.CanvasObject{p.sheet.onward, p.sheet.button}
	case veil == nil:
		p.row.Objects = []fyne.CanvasObject{p.sheet.button}
	case veil.Nobody == "" || p.now().Parts().Own: // the chips above offer the alternatives
		p.row.Objects = []fyne.CanvasObject{p.show}
	default:
		p.nobody.SetLabel(veil.Nobody)
		p.row.Objects = []fyne.CanvasObject{p.nobody, p.show}
	}
	if veil != nil {
		p.show.SetLabel(veil.Show)
	}
	p.row.Refresh()
}

func (p *secretParts) primary() *input.Button {
	if p.veil != nil {
		return p.show
	}
	return p.sheet.button
}

func (p *secretParts) task(v view.Game) sheet.Task {
	sh := p.sheet
	return sheet.Task{Game: v, Act: sh.act, Number: sh.number, Base: sh.base, Entry: sh.entry, Looker: calc.None,
		Said: p.said, Touched: sh.touched}
}

func (p *secretParts) now() sheet.Task { return p.task(p.sheet.shell.Session.View()) }

// progress returns the state of the sheet that is not part of its entry.
func (p *secretParts) progress() []byte {
	if said := p.said.Encode(); said != nil {
		return said
	}
	return sheet.Progress(p.sheet.entry)
}

// editor returns the sheet's editor, or the cover of an entry that only one player may see.
func (p *secretParts) editor(v view.Game, task form.Task) form.Editor {
	task.Finished, task.Hand, task.Revealed = p.said, func(seat int) { p.goTo(seat, true) }, p.task(v).Shown()
	if all := p.task(v).Parts(); all.Own {
		return form.NewCover(task, all.Seats[0])
	}
	return form.NewEditor(task)
}

func (p *secretParts) goTo(seat int, open bool) {
	s := p.sheet.shell
	typed := s.Window.Canvas().Focused() != nil
	s.Go(handRoute{of: p, seat: seat, open: open})
	if page, shown := s.Page().(shell.Keyed); shown && typed {
		page.Typed('n')
	}
}

func (p *secretParts) Veil(seat int) sheet.Veil { return p.now().Veil(seat) }

func (p *secretParts) Hand(seat int) sheet.Hand { return p.now().Hand(seat) }

func (p *secretParts) Follow() bool {
	v := p.sheet.shell.Session.View()
	gone := v.Game.Head() != p.sheet.head && !p.sheet.recording
	p.sheet.rebase(v)
	return gone
}

// Editor returns the editor for a player's part, or for the whole entry if only that player fills it in. The limits of
// its fields depend on what the player knows.
func (p *secretParts) Editor(seat int, changed func()) form.Editor {
	sh := p.sheet
	shown := false
	task := form.Task{Rulebook: p.now().Game.ID(), Table: view.TableAsKnownTo(sh.base, seat), Entry: sh.entry,
		Pawns:  p.now().Game.Pawns(),
		Amends: sh.act != oplog.ActRecord, Refuse: sh.shell.ShowRefusal, Changed: func() {
			if shown {
				sh.touch()
				changed()
			}
		}}
	var editor form.Editor
	if p.now().Parts().Own {
		editor = form.NewEditor(task)
	} else {
		editor = form.NewPart(task, sheet.MineOf(seat))
	}
	editor.Reveal(seat)
	shown = true
	return editor
}

// Finish stores that a player is done and returns the player whose page is next. After the last player it returns to
// the sheet or, if each player has a separate entry, to the table.
func (p *secretParts) Finish(seat int) int {
	sh, task := p.sheet, p.now()
	if sh.act == oplog.ActRecord && task.Parts().Own {
		return p.record(seat)
	}
	p.said = p.said.Tell(sh.entry, sh.base, seat)
	sh.saveDraft()
	sh.choose(task.Game, sh.entry, p.progress()) // the sheet shows which players are done
	next := p.now().Parts().Next(seat)
	if next == calc.None {
		sh.shell.Back()
	}
	return next
}

// record records a player's own entry, and opens the next entry of the same kind if there is one.
func (p *secretParts) record(seat int) int {
	sh := p.sheet
	kind := sh.entry.Kind()
	done, ok := sh.enter()
	if !ok {
		return seat
	}
	v := sh.shell.Session.View()
	if next, _ := sheet.Next(v, nil); next != nil && next.Kind() == kind && !v.Game.Decided() {
		sh.goOn(v, next)
		if all := p.now().Parts(); all.Own && all.Seats[0] != seat {
			return all.Seats[0]
		}
	}
	sh.shell.Back()
	done()
	return calc.None
}

// DeclareNone enters for all missing players that they have nothing, and records the entry if it is then complete. If
// each player has a separate entry, DeclareNone records a pass.
func (p *secretParts) DeclareNone() {
	sh, task := p.sheet, p.now()
	s := sh.shell
	if _, on := s.Page().(*hand.Page); on {
		s.Back()
	}
	if task.Parts().Own {
		pass := sheet.Pass(task.Game.Expected(), task.Base)
		sh.begin(task.Game, pass)
		sh.record()
		return
	}
	p.said = task.SayNothing()
	sh.choose(task.Game, sh.entry, p.progress())
	sh.saveDraft()
	sh.record()
}

func (p *secretParts) askWhose(v view.Game) {
	all := p.task(v).Parts()
	switch {
	case len(all.Seats) == 0:
		return
	case all.Own:
		p.goTo(all.Seats[0], false)
		return
	}
	var picks []form.Pick
	for _, seat := range all.Seats {
		picks = append(picks, form.Pick{Label: v.Name(seat), Mark: mark.NewPawn(v.Pawn(seat), pawnSize),
			Take: func() { p.goTo(seat, false) }})
	}
	open := func(f *calc.Field) bool { return !f.Secret && sheet.Asked(f) }
	if slices.ContainsFunc(p.sheet.entry.Form(p.sheet.base).Fields, open) {
		picks = append(picks, form.Pick{Label: words.Text("veil.everyone"), Take: func() {}})
	}
	form.ShowPicks(p.sheet.shell.Window.Canvas(), words.Text("veil.whose"), picks)
}
