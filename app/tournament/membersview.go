package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A membersView is who takes part: late arrivals and drop-outs, who sits out, penalties and wishes. What is typed as a new name
// looks for those who are there already.
type membersView struct {
	desk    *desk
	changed func()
	field   *nameField
	wishes  *fyne.Container
	found   []int
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*memberRow
}

// A memberRow is somebody who takes part.
type memberRow struct {
	row    *list.Row
	member int
}

func newMembersView(d *desk, changed func()) *membersView {
	v := &membersView{desk: d, changed: changed, wishes: frame.Stack(0), rows: map[fyne.CanvasObject]*memberRow{}}
	v.field = newNameField(d.shell, v.join, v.taken)
	enable := v.field.field.OnChanged
	v.field.field.OnChanged = func(text string) {
		enable(text)
		v.find()
	}
	v.gallery = list.NewGallery(frame.Stack(look.Space3, v.field.Object, v.wishes), leastMember, widestPage, v.newRow, v.fillRow)
	return v
}

func (v *membersView) object() fyne.CanvasObject { return v.gallery }
func (v *membersView) foot() []fyne.CanvasObject { return nil }

func (v *membersView) update() {
	v.wishes.RemoveAll()
	if len(v.desk.state.Wishes) > 0 {
		v.wishes.Add(frame.NewSection(words.Say("tournament.wishes")))
	}
	for _, wish := range v.desk.state.Wishes {
		v.wishes.Add(v.wishRow(wish))
	}
	core.Show(v.wishes, len(v.desk.state.Wishes) > 0)
	v.find()
}

// wishRow is a wish, with a way to lift it.
func (v *membersView) wishRow(wish cup.Wish) fyne.CanvasObject {
	sentence := words.TournamentEntry(&v.desk.state, &wish)
	lift := input.NewIconButton(words.Tell("tournament.drop", words.Names{"name": sentence}), theme.CancelIcon(), func() {
		v.enter(&cup.Wish{Members: wish.Members, Lifted: true})
	})
	return list.NewRow(sentence, "", nil).Lines(2).SetEnds(nil, lift)
}

// find lists those whose names hold what is typed; all where nobody's does.
func (v *membersView) find() {
	v.found = nil
	for member, m := range v.desk.state.Members {
		if letters.Finds(m.Name, v.field.field.Text) {
			v.found = append(v.found, member)
		}
	}
	heading := frame.NewSection(words.Count("tournament.people", len(v.desk.state.Active()), nil))
	v.gallery.Update([]list.GalleryGroup{{Heading: heading, Count: len(v.found)}})
}

// join lets people take part from the next round on, but nobody twice.
func (v *membersView) join(names []string) bool {
	var fresh, twice []string
	for _, name := range names {
		if v.taken(name) {
			twice = append(twice, name)
		} else {
			fresh = append(fresh, name)
		}
	}
	if len(fresh) > 0 && !v.desk.enter(joining(v.desk.shell.Session.Book(), fresh)) {
		return false
	}
	v.changed()
	if len(twice) > 0 {
		v.desk.shell.ShowNotice(words.Tell("tournament.twice", words.Names{"names": words.Join(twice)}))
	}
	return true
}

func (v *membersView) taken(name string) bool {
	for _, m := range v.desk.state.Members {
		if sameName(m.Name, name) {
			return true
		}
	}
	return false
}

func (v *membersView) enter(e cup.Entry) {
	if v.desk.enter(e) {
		v.changed()
	}
}

// leastMember is how large the row of a member is at least.
func leastMember() fyne.Size {
	return fyne.NewSize(16*theme.Size(look.BodySize), list.NewRow("-", "-", nil).MinSize().Height)
}

func (v *membersView) newRow() fyne.CanvasObject {
	m := &memberRow{}
	m.row = list.NewRow("", " ", func() { v.open(m.member) })
	v.rows[m.row] = m
	return m.row
}

func (v *membersView) fillRow(cell fyne.CanvasObject, _, at int) {
	m := v.rows[cell]
	m.member = v.found[at]
	member := v.desk.state.Members[m.member]
	m.row.SetText(member.Name, words.MemberState(&v.desk.state, m.member))
	m.row.SetStruck(member.Left)
}

// open opens the sheet of what can be done with a member.
func (v *membersView) open(member int) {
	d := v.desk
	m := d.state.Members[member]
	a := newActions(d.shell, m.Name)
	if !d.hidden(len(d.state.Rounds)) && len(d.state.Rounds) > 0 {
		a.addWith(words.Say("tournament.member.why"), words.Say("tournament.member.why.about"), theme.QuestionIcon(), func() {
			d.shell.Push(newWhyPage(d, standings.After(&d.state, len(d.state.Rounds)), member))
		})
	}
	next := len(d.state.Rounds) + 1
	switch {
	case m.Left:
		a.addWith(words.Say("tournament.member.back"), words.Say("tournament.member.back.about"), theme.LoginIcon(), func() { v.enter(&cup.Return{Member: member}) })
	case m.Resting == next:
		a.add(words.Say("tournament.member.plays"), theme.MediaPlayIcon(), func() { v.enter(&cup.Rest{Member: member, Plays: true}) })
	default:
		a.addWith(words.Say("tournament.member.rest"), words.Say("tournament.member.rest.about"), theme.MediaPauseIcon(), func() { v.enter(&cup.Rest{Member: member}) })
	}
	if !m.Left {
		a.addWith(words.Say("tournament.member.leave"), words.Say("tournament.member.leave.about"), theme.LogoutIcon(), func() { v.enter(&cup.Leave{Member: member}) })
	}
	a.addWith(words.Say("tournament.member.apart"), words.Say("tournament.member.apart.about"), theme.ContentRemoveIcon(), func() { v.wish(member, false) })
	a.addWith(words.Say("tournament.member.together"), words.Say("tournament.member.together.about"), theme.ContentAddIcon(), func() { v.wish(member, true) })
	a.addWith(words.Say("tournament.member.penalty"), words.Say("tournament.member.penalty.about"), theme.WarningIcon(), func() { askPenalty(d, member, v.changed) })
	a.show()
}

// wish asks for the other one of a wish.
func (v *membersView) wish(member int, together bool) {
	key := "tournament.member.apart"
	if together {
		key = "tournament.member.together"
	}
	v.desk.shell.Push(newPickPage(v.desk, words.Say(key), member, func(other int) {
		v.desk.enter(&cup.Wish{Members: [2]int{member, other}, Together: together})
	}))
}
