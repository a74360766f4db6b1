package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
)

// nameField is the field for a new name. The typed name also filters the list of members.
const nameField = "name"

func (s *Source) membersPage(at page.At) (page.Page, error) {
	typed := typedText(at, nameField)
	all := []page.Part{joinPart(at, knownPlace)}
	if len(s.State.Wishes) > 0 {
		wishes := page.Part{Title: words.Text("tournament.wishes")}
		for _, wish := range s.State.Wishes {
			sentence := words.TournamentEntry(&s.State, &wish)
			lifted := enteredOf(&tournament.Wish{Members: wish.Members, Lifted: true})
			label := words.Format("tournament.drop", words.Names{"name": sentence})
			wishes.Rows = append(wishes.Rows, page.Row{Title: sentence,
				Actions: []page.Action{page.ActionWith(label, "enter", lifted).WithIcon("cancel")}})
		}
		all = append(all, wishes)
	}
	members := page.Part{As: page.Columns,
		Title: words.Format("tournament.people", words.Names{"count": len(s.State.Active())})}
	for _, member := range s.Find(typed) {
		members.Rows = append(members.Rows, s.memberRow(member, page.RowLink(onePlace, number(member))))
	}
	return s.tabbed(memberPlace, append(all, members)...), nil
}

func (s *Source) memberRow(member int, open *page.Action) page.Row {
	return page.Row{Title: s.Name(member), About: words.MemberState(&s.State, member),
		Struck: s.State.Members[member].Left, Open: open}
}

func joinPart(at page.At, known ...string) page.Part {
	name := line(at, nameField, "", words.Text("tournament.name"))
	name.Full = words.Text("tournament.who")
	return page.Part{Fields: []sheet.Field{name}, Actions: []page.Action{
		page.PlainAction(words.Text("tournament.add"), "join").WithIcon("add").AsMain().DisabledIf(typedText(at,
			nameField) == ""),
		page.LinkAction(words.Text("tournament.frombook"), known...).WithIcon("people"),
	}}
}

// A joining holds the names of people who join; nil means the typed names.
type joining struct {
	Names []string `json:"names,omitempty"`
}

func (s *Source) join(j joining, at page.At) (page.Done, error) {
	typed := j.Names == nil
	if typed {
		j.Names = letters.Names(at.Said[nameField])
	}
	before := len(s.State.Members)
	twice, err := s.Join(j.Names)
	told := ""
	if len(twice) > 0 {
		told = words.Format("tournament.twice", words.Names{"names": twice})
	}
	if err == nil && len(s.State.Members) == before {
		return page.Done{Told: told}, nil
	}
	if told == "" && err == nil {
		told = words.TournamentEntry(&s.State, NewJoin(s.memberNames()[before:]))
	}
	done, err := s.reportEntry(told, err)
	if err == nil && typed {
		done.To = page.PlaceOf(memberPlace)
	}
	return done, err
}

const mostKnown = 120

func (s *Source) knownPage(page.At) (page.Page, error) {
	return page.Page{Title: words.Text("tournament.frombook"), About: s.Title(),
		Parts: []page.Part{knownPart(s.Book, s.memberNames())}, Tools: []page.Action{s.undoAction(), s.redoAction()}}, nil
}

// knownPart returns a list of known people who do not take part. Players of the latest games come first.
func knownPart(of *book.Book, taking []string) page.Part {
	part := page.Part{As: page.Columns}
	for _, name := range KnownNames(of, taking) {
		part.Rows = append(part.Rows, page.Row{Title: name, Icon: "add",
			Open: new(page.ActionWith(name, "join", joining{[]string{name}}))})
	}
	part.Rows = part.Rows[:min(len(part.Rows), mostKnown)]
	if part.Rows == nil {
		part = page.Part{As: page.Empty, Icon: "people", Title: words.Text("tournament.frombook.none")}
	}
	return part
}

func (s *Source) memberPage(at page.At) (page.Page, error) {
	member := at.Number(1, -1)
	if member < 0 || member >= len(s.State.Members) {
		return page.Page{}, s.nowhere()
	}
	switch at.Part(2) {
	case "penalty":
		return s.penaltyPage(at)
	case "apart", "together":
		return s.wishPage(at, member)
	}
	says := []page.Note{{Text: words.MemberState(&s.State, member), Tone: page.Soft}}
	return page.Page{Title: s.Name(member), Small: true,
		Parts: []page.Part{{Says: says}, {Rows: page.Offered(s.memberActions(member)...)}}}, nil
}

func (s *Source) memberActions(member int) []page.Action {
	var all []page.Action
	m, played := s.State.Members[member], len(s.State.Rounds)
	leads := func(key, icon string, to ...string) {
		all = append(all, explained(key, page.LinkAction(words.Text(key), to...).WithIcon(icon)))
	}
	enters := func(key, icon string, e tournament.Entry) { all = append(all, entering(key, e).WithIcon(icon)) }
	if played > 0 && !s.hides(played) {
		leads("tournament.member.why", "why", whyPlace, number(member), number(played))
	}
	switch {
	case m.Left:
		enters("tournament.member.back", "come", &tournament.Return{Member: member})
	case m.Resting == played+1:
		enters("tournament.member.plays", "play", &tournament.Rest{Member: member, Plays: true})
	default:
		enters("tournament.member.rest", "pause", &tournament.Rest{Member: member})
	}
	if !m.Left {
		enters("tournament.member.leave", "away", &tournament.Leave{Member: member})
	}
	of := number(member)
	leads("tournament.member.apart", "remove", onePlace, of, "apart")
	leads("tournament.member.together", "add", onePlace, of, "together")
	leads("tournament.member.penalty", "warning", onePlace, of, "penalty")
	return all
}

func (s *Source) wishPage(at page.At, member int) (page.Page, error) {
	together := at.Part(2) == "together"
	key := "tournament.member.apart"
	if together {
		key = "tournament.member.together"
	}
	others := page.Part{As: page.Columns}
	for _, other := range s.Find(typedText(at, nameField)) {
		wished := func(w tournament.Wish) bool { // as the page of members lists it
			return w.Together == together && slices.Contains(w.Members[:], member) && slices.Contains(w.Members[:], other)
		}
		if other != member && !s.State.Members[other].Left && !slices.ContainsFunc(s.State.Wishes, wished) {
			what := enteredOf(&tournament.Wish{Members: [2]int{member, other}, Together: together})
			what.Leave = true
			others.Rows = append(others.Rows, s.memberRow(other, new(page.ActionWith(s.Name(other), "enter", what))))
		}
	}
	find := []sheet.Field{line(at, nameField, "", words.Text("tournament.find"))}
	return page.Page{Title: words.Text(key), About: s.Name(member), Parts: []page.Part{{Fields: find}, others}}, nil
}

// Find returns the members with names that match typed, or all members if typed is "".
func (d *Desk) Find(typed string) []int {
	return calc.IndexesWhere(len(d.State.Members), func(member int) bool { return letters.Finds(d.Name(member), typed) })
}

// Join lets people join from the next round on, and returns the names that already take part.
func (d *Desk) Join(names []string) (twice []string, err error) {
	fresh, twice := SplitNewNames(names, d.memberNames())
	if len(fresh) > 0 {
		err = d.Enter(NewJoin(fresh))
	}
	return twice, err
}
