package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A membersView is who takes part: late arrivals and drop-outs, who sits out, penalties and wishes. What is typed as a
// new name looks for those who are there already.
type membersView struct {
	desk    *desk
	changed func()
	field   *planning.NameField
	wishes  *fyne.Container
	found   []int
	list    *rowList
}

func newMembersView(d *desk, changed func()) *membersView {
	v := &membersView{desk: d, changed: changed, wishes: frame.Stack(0)}
	v.field = planning.NewNameField(d.shell, v.join, func() []string { return d.Names(d.Find("")) })
	enable := v.field.Field.OnChanged
	v.field.Field.OnChanged = func(text string) {
		enable(text)
		v.find()
	}
	v.list = newRowList(frame.Stack(look.Space3, v.field.Object, v.wishes), 0, func(at int) item {
		return d.memberItem(v.found[at], func() { v.open(v.found[at]) })
	})
	return v
}

func (d *desk) memberItem(member int, tapped func()) item {
	return item{title: d.Name(member), about: director.MemberAbout(d.Desk, member),
		struck: d.State.Members[member].Left,
		tapped: tapped}
}

func (v *membersView) object() fyne.CanvasObject { return v.list }
func (v *membersView) foot() []fyne.CanvasObject { return nil }

func (v *membersView) update() {
	v.wishes.RemoveAll()
	if len(v.desk.State.Wishes) > 0 {
		v.wishes.Add(frame.NewSection(words.Text("tournament.wishes")))
	}
	for _, wish := range v.desk.State.Wishes {
		v.wishes.Add(v.wishRow(wish))
	}
	core.Show(v.wishes, len(v.desk.State.Wishes) > 0)
	v.find()
}

// wishRow is a wish, with a way to lift it.
func (v *membersView) wishRow(wish tournament.Wish) fyne.CanvasObject {
	sentence := words.TournamentEntry(&v.desk.State, &wish)
	lift := input.NewIconButton(words.Format("tournament.drop", words.Names{"name": sentence}), theme.CancelIcon(),
		func() {
			v.enter(&tournament.Wish{Members: wish.Members, Lifted: true})
		})
	return list.NewRow(sentence, "", nil).Lines(2).SetEnds(nil, lift)
}

// find lists those whose names hold what is typed.
func (v *membersView) find() {
	v.found = v.desk.Find(v.field.Field.Text)
	people := words.Format("tournament.people", words.Names{"count": len(v.desk.State.Active())})
	v.list.show(frame.NewSection(people), len(v.found))
}

// join lets people take part from the next round on, but nobody twice.
func (v *membersView) join(names []string) bool {
	twice, err := v.desk.Join(names)
	if !v.desk.did(err) {
		return false
	}
	v.changed()
	planning.ShowTwice(v.desk.shell, twice)
	return true
}

func (v *membersView) enter(e tournament.Entry) {
	if v.desk.enter(e) {
		v.changed()
	}
}

// open opens the sheet of what can be done with a member.
func (v *membersView) open(member int) {
	a := newActions(v.desk.shell, v.desk.Name(member))
	icons := map[string]fyne.Resource{
		director.AskWhy: theme.QuestionIcon(), director.ComeBack: theme.LoginIcon(),
		director.PlayOn: theme.MediaPlayIcon(),
		director.SitOut: theme.MediaPauseIcon(), director.LeaveOff: theme.LogoutIcon(),
		director.KeepApart: theme.ContentRemoveIcon(),
		director.SeatWith:  theme.ContentAddIcon(), director.TakePoints: theme.WarningIcon(),
	}
	for _, deed := range director.MemberDeeds(v.desk.Desk, member, v.desk.looking) {
		a.addDeed(deed, icons[deed.Key], func() { v.do(deed, member) })
	}
	a.show()
}

// do does something with a member, or asks what it needs.
func (v *membersView) do(deed director.Deed, member int) {
	d := v.desk
	switch deed.Key {
	case director.AskWhy:
		d.goWhy(standings.After(&d.State, len(d.State.Rounds)), member)
	case director.KeepApart, director.SeatWith:
		wish := func(other int) {
			d.enter(&tournament.Wish{Members: [2]int{member, other}, Together: deed.Key == director.SeatWith})
		}
		d.shell.Go(shell.To(func() shell.Page { return newPickPage(d, deed.Label, member, wish) }))
	case director.TakePoints:
		v.askPenalty(member)
	default:
		v.enter(director.MemberEntry(deed.Key, member))
	}
}

// askPenalty asks how many points somebody loses, and why.
func (v *membersView) askPenalty(member int) {
	d, e := v.desk, &tournament.Penalty{Member: member}
	ask(d.shell, words.Format("tournament.penalty.of", words.Names{"name": d.Name(member)}),
		text.NewParagraph(words.Text("tournament.penalty.about"), core.Caption), []question{
			{words.Text("tournament.penalty.points"), words.Text("tournament.penalty.points")},
			{words.Text("tournament.penalty.reason"), words.Text("tournament.penalty.example")},
		}, words.Text("tournament.penalty.enter"), func(answers []string) string {
			e.Points, _ = tournament.ParsePoints(answers[0]) // what is no number is nothing, which is refused
			e.Reason = answers[1]
			return d.refused(e)
		}, func() { v.enter(e) })
}

// refused is why an entry cannot be, empty where it can.
func (d *desk) refused(e tournament.Entry) string {
	if _, refusal := d.Tournament.Tried(e); refusal != nil {
		return d.Trouble(refusal)
	}
	return ""
}

// A pickPage asks for another member beside one.
type pickPage struct {
	shell.FixedPage
	desk  *desk
	but   int
	field *form.TextField
	found []int
	list  *rowList
}

func newPickPage(d *desk, title string, but int, pick func(member int)) *pickPage {
	p := &pickPage{desk: d, but: but, field: form.NewTextField()}
	p.field.SetPlaceHolder(words.Text("tournament.find"))
	p.field.OnChanged = func(string) { p.Update() }
	p.list = newRowList(form.NewMarkedField(p.field).Content, 0, func(at int) item {
		return d.memberItem(p.found[at], func() {
			d.shell.Back()
			pick(p.found[at])
			d.shell.Page().Update()
		})
	})
	p.FixedPage = framed(d.shell, title, d.Name(but), p.list, nil)
	return p
}

// Update lists those whose names hold what is typed.
func (p *pickPage) Update() {
	p.found = nil
	for _, member := range p.desk.Find(p.field.Text) {
		if member != p.but && !p.desk.State.Members[member].Left {
			p.found = append(p.found, member)
		}
	}
	p.list.show(nil, len(p.found))
}
