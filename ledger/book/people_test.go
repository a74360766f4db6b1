package book

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recovery"
	"scripkeeper/ledger/stats"
)

func playedBy(t rapid.TB, b *Book, names ...string) ledger.GameID {
	t.Helper()
	setup := ledgertest.TinySetup()
	setup.Names = names
	g := must.Get(b.Games.Begin(setup, ledgertest.Ann()))(t)
	return g.ID()
}

func peopleOf(t rapid.TB, b *Book) people.People {
	t.Helper()
	return must.Get(b.People.All())(t)
}

func namesOf(all []people.Person) string {
	names := calc.Map(all, func(person people.Person) string { return person.Name })
	return strings.Join(names, ", ")
}

func named(t rapid.TB, b *Book, name string) people.Person {
	t.Helper()
	person, known := peopleOf(t, b).Named(name)
	must.Hold(t, known, "nobody is called %q", name)
	return person
}

func seatedAt(t rapid.TB, b *Book, game ledger.GameID) string {
	t.Helper()
	return namesOf(must.Get(b.People.Seated(game))(t))
}

// Case, spaces and character widths in a name don't matter, but different letters that look alike do.
func TestTypedNamesAreMatched(t *testing.T) {
	b := openBook(t)
	first := playedBy(t, b, "Anna", "Ben")
	for _, same := range []string{"anna", "ANNA", " Anna  ", "Ａｎｎａ"} {
		expect.Equal(t, seatedAt(t, b, playedBy(t, b, same, "Carl")), "Anna, Carl", "by the name of %q", same)
	}
	playedBy(t, b, "Аnna", "Müller")             // the first letter is Cyrillic
	playedBy(t, b, "Mu\u0308ller", "Ann", "Bén") // the letter ü with a combining mark
	expect.Equal(t, namesOf(peopleOf(t, b).All()), "Ann, Anna, Ben, Bén, Carl, Müller, Аnna", "the book knows")
	expect.Equal(t, seatedAt(t, b, first), "Anna, Ben", "in the first game")
	expect.True(t, named(t, b, "Anna").Look != named(t, b, "Ben").Look, "two people look the same")
}

func TestPersonIsStored(t *testing.T) {
	b := openBook(t)
	game := playedBy(t, b, "Anna", "Ben")
	anna := named(t, b, "Anna")
	anna.Name, anna.Short, anna.Notes, anna.Look = " Anna  Berg ", "AB", "left-handed", people.Look{Color: 3, Shape: 5}
	stored, err := b.People.Store(anna)
	must.Hold(t, err == nil && stored.Name == "Anna Berg", "%+v, %v", stored, err)
	if seated, err := b.People.Seated(game); err != nil || seated[0] != stored {
		t.Errorf("at the table sits %+v, %v", seated, err)
	}
	if seated, err := b.People.Seated(playedBy(t, b, "Anna", "Carl")); err != nil || seated[0].ID == anna.ID {
		t.Errorf("the old name is still hers: %+v, %v", seated, err)
	}
	dora, err := b.People.Store(people.Person{Name: "Dora"})
	expect.True(t, err == nil && dora.ID != (ledger.PersonID{}) && named(t, b, "dora") == dora,
		"%+v, %v", dora, err)
	for name, code := range map[string]string{
		"": "person.empty", "\u200b": "person.empty", "a\x07": "person.letters", "BEN": "person.exists",
		strings.Repeat("ä", 200): "person.long",
	} {
		ledgertest.WantFault(t, ledgertest.Second(b.People.Store(people.Person{Name: name})), code)
	}
	_, err = b.People.Store(people.Person{Name: "Emil", ID: ledger.PersonID{1}})
	ledgertest.WantFault(t, err, "person.unknown")
	_, err = b.People.Store(people.Person{Name: "Emil", Short: strings.Repeat("x", 13)})
	ledgertest.WantFault(t, err, "person.short")
}

func TestMergingIsTakenBack(t *testing.T) {
	b := openBook(t)
	rapid.Check(t, func(t *rapid.T) {
		must.Get(b.file.DB.Exec("UPDATE game SET deleted = 1; DELETE FROM game; DELETE FROM person"))(t)
		everybody := []string{"Anna", "Ben", "Carl", "Dora", "Emil"}
		for range rapid.IntRange(1, 4).Draw(t, "games") {
			names := rapid.Permutation(everybody).Draw(t, "names")
			playedBy(t, b, names[:rapid.IntRange(2, 3).Draw(t, "seats")]...)
		}
		for range rapid.IntRange(0, 3).Draw(t, "merged before") {
			one, with := anybody(t, b), anybody(t, b)
			_ = b.People.Merge(one.ID, with.ID)
		}
		before := peopleOf(t, b)
		one, with := anybody(t, b), anybody(t, b)
		if err := b.People.Merge(one.ID, with.ID); err != nil {
			must.Hold(t, reflect.DeepEqual(peopleOf(t, b), before), "what is refused changes something")
			return
		}
		merged := peopleOf(t, b)
		must.Hold(t, len(merged.All()) == len(before.All())-1,
			"%s are left of %s", namesOf(merged.All()), namesOf(before.All()))
		who, _ := merged.Named(one.Name)
		must.Hold(t, who.ID == with.ID, "%s is %s", one.Name, who.Name)
		must.Do(t, b.People.Separate(one.ID))
		again := peopleOf(t, b)
		must.Hold(t, reflect.DeepEqual(again, before), "%+v\nbecomes\n%+v", before, again)
	})
}

func anybody(t *rapid.T, b *Book) people.Person {
	return rapid.SampledFrom(peopleOf(t, b).All()).Draw(t, "person")
}

func TestMergingKnowsItsLimits(t *testing.T) {
	b := openBook(t)
	playedBy(t, b, "Anna", "Ben")
	playedBy(t, b, "Bernhard", "Anna")
	anna, ben, bernhard := named(t, b, "Anna"), named(t, b, "Ben"), named(t, b, "Bernhard")
	ledgertest.WantFault(t, b.People.Merge(anna.ID, ben.ID), "person.together")
	ledgertest.WantFault(t, b.People.Merge(anna.ID, anna.ID), "person.same")
	ledgertest.WantFault(t, b.People.Merge(anna.ID, ledger.PersonID{9}), "person.unknown")
	ledgertest.WantFault(t, b.People.Separate(anna.ID), "person.separate")
	must.Do(t, b.People.Merge(bernhard.ID, ben.ID))
	ledgertest.WantFault(t, ledgertest.Second(b.People.Store(people.Person{Name: "Bernhard"})), "person.exists")
	ben.Name = "Bernhard"
	must.Get(b.People.Store(ben))(t)
	must.Do(t, b.People.Separate(bernhard.ID))
	expect.Equal(t, namesOf(peopleOf(t, b).All()), "Anna, Bernhard, Bernhard 2", "the book knows")
}

func TestSeatIsGivenToAnotherPerson(t *testing.T) {
	b := openBook(t)
	game := playedBy(t, b, "Anna", "Ben")
	other := must.Get(b.People.Store(people.Person{Name: "Ben 2"}))(t)
	before, err := b.People.Reseat(game, 1, other.ID)
	must.Hold(t, err == nil && before == named(t, b, "Ben").ID, "%v, %v", before, err)
	expect.Equal(t, seatedAt(t, b, game), "Anna, Ben 2", "after a seat was given to another")
	ledgertest.WantFault(t, ledgertest.Second(b.People.Reseat(game, 0, other.ID)), "person.twice")
	ledgertest.WantFault(t, ledgertest.Second(b.People.Reseat(game, 2, other.ID)), "game.unknown")
	ledgertest.WantFault(t, ledgertest.Second(b.People.Reseat(game, 0, ledger.PersonID{9})), "person.unknown")
	must.Get(b.People.Reseat(game, 1, before))(t)
	expect.Equal(t, seatedAt(t, b, game), "Anna, Ben", "after it was given back")
}

// Books that exchange games recognize people by their ids, even under different names.
func TestRecordsTellWhoSits(t *testing.T) {
	ours, theirs := openBook(t), openBook(t)
	playedBy(t, theirs, "Ben", "Zoe") // a different person from our Ben
	send := func() ledger.GameID {
		t.Helper()
		id := playedBy(t, ours, "Anna", "Ben")
		g := must.Get(ours.Games.Load(id))(t)
		r := must.Get(record.Read(strings.NewReader(gametest.Text(t, g))))(t)
		must.Get(theirs.Games.Import(r, ledgertest.Ann()))(t)
		return id
	}
	send()
	expect.True(t, named(t, ours, "Anna").ID == named(t, theirs, "Anna").ID, "Anna has two ids")
	if there := peopleOf(t, theirs); namesOf(there.All()) != "Anna, Ben, Zoe" ||
		len(there.Merged(named(t, theirs, "Ben").ID)) != 1 {
		t.Errorf("there are %s", namesOf(there.All()))
	}
	must.Do(t, theirs.People.Separate(named(t, ours, "Ben").ID))
	expect.Equal(t, seatedAt(t, theirs, send()), "Anna, Ben 2", "with Ben separated")
}

func TestPeopleAreBackedUpAndSaved(t *testing.T) {
	b := openBook(t)
	game := playedBy(t, b, "Anna", "Ben")
	playedBy(t, b, "Bernhard", "Carl")
	must.Do(t, b.People.Merge(named(t, b, "Bernhard").ID, named(t, b, "Ben").ID))
	anna := named(t, b, "Anna")
	anna.Name, anna.Look, anna.Notes, anna.Hidden = "Anna Berg", people.Look{Color: 5, Shape: 7}, "owes me a coffee",
		true
	must.Get(b.People.Store(anna))(t)
	other := must.Get(b.People.Store(people.Person{Name: "Another Ben"}))(t)
	must.Get(b.People.Reseat(game, 1, other.ID))(t)
	want := peopleOf(t, b)
	file := backup(t, b)
	fresh := openBook(t)
	if done := restore(t, fresh, file); done.People != 4 || !reflect.DeepEqual(peopleOf(t, fresh), want) {
		t.Errorf("%+v gives\n%+v, must be\n%+v", done, peopleOf(t, fresh), want)
	}
	done := restore(t, fresh, file)
	expect.True(t, done.People == 0 && reflect.DeepEqual(peopleOf(t, fresh), want), "once more: %+v", done)
	must.Do(t, b.Close())
	w := must.Get(recovery.Read(b.Path(), ""))(t)
	saved := openBook(t)
	_, _, err := saved.takeOver(w)
	must.Do(t, err)
	expect.True(t, reflect.DeepEqual(peopleOf(t, saved), want),
		"saved are\n%+v, must be\n%+v", peopleOf(t, saved), want)
}

func TestEverybodyAtATableLooksDifferent(t *testing.T) {
	var seats []people.Person
	for i := range people.LookColors * people.LookShapes {
		person := people.Person{Look: people.Look{Color: 1, Shape: 1}}
		if i%3 != 0 {
			person.ID = ledger.PersonID{byte(i), 1}
		}
		seats = append(seats, person)
		looks := people.Looks(seats)
		for seat, look := range looks {
			must.Hold(t, !slices.Contains(looks[:seat], look), "%d of %d looks as one before", seat, len(seats))
		}
	}
	expect.Equal(t, people.Looks(seats)[1], people.Look{Color: 1, Shape: 1}, "the first has")
}

// A player's short name is used unless two players of the game would then have the same name.
func TestPlayersHaveShortNames(t *testing.T) {
	b := openBook(t)
	id := playedBy(t, b, "Anna", "Maximilian", "Maximiliane")
	for _, name := range []string{"Maximilian", "Maximiliane"} {
		person := named(t, b, name)
		person.Short = "Max"
		must.Get(b.People.Store(person))(t)
	}
	game := must.Get(b.Games.Load(id))(t)
	expect.List(t, game.ShortNames(), []string{"Anna", "Max", "Maximiliane"}, "they are")
	games := must.Get(b.Shelf.List())(t)
	expect.List(t, b.People.ShortNames(games[0]), game.ShortNames(), "on the shelf they are")
}

func ExampleLookOf() {
	fmt.Println(people.LookOf(0), people.LookOf(1), people.LookOf(11))
	// Output: {0 0} {1 1} {5 11}
}

// Games with the same people count as one group. Groups are sorted by their latest game.
func TestGroupsAreWhoPlayedTogetherLately(t *testing.T) {
	b := openBook(t)
	for _, names := range [][]string{{"Anna", "Ben"}, {"Carl", "Dora", "Emil"}, {"Ben", "Anna"}, {"Anna", "Fritz"}} {
		playedBy(t, b, names...)
	}
	fritz := named(t, b, "Fritz")
	fritz.Hidden = true
	must.Get(b.People.Store(fritz))(t)
	games := must.Get(b.Shelf.List())(t)
	slices.SortFunc(games, func(x, y stats.Summary) int { return y.Begun.Compare(x.Begun) })
	people, groups := peopleOf(t, b), ""
	for _, group := range stats.RecentGroups(people, games, 5, 8) {
		groups += namesOf(group) + "; "
	}
	expect.Equal(t, groups, "Ben, Anna; Carl, Dora, Emil; ", "the groups are")
	lately := namesOf(stats.RecentPeople(people, games))
	expect.True(t, lately == "Anna, Ben, Carl, Dora, Emil" || lately == "Ben, Anna, Carl, Dora, Emil",
		"lately played %s", lately)
}

func TestPersonIsRenamedEverywhere(t *testing.T) {
	b := openBook(t)
	game := playedBy(t, b, "Anna", "Ben")
	old := playedBy(t, b, "Bernhard", "Carl")
	g := must.Get(b.Games.Load(game))(t)
	gametest.Say(t, g, ledgertest.Price(0, 110))
	mustShow := func(id ledger.GameID, want string) {
		t.Helper()
		g := must.Get(b.Games.Load(id))(t)
		shelf := must.Get(b.Shelf.Find(id.String()))(t)
		if got := strings.Join(g.Names(), ", "); got != want || strings.Join(shelf[0].Names, ", ") != want {
			t.Errorf("the table shows %s, the shelf %v, must show %s", got, shelf[0].Names, want)
		}
		if r, err := b.Games.read(id); err != nil || strings.Join(seatNames(g.Export()),
			", ") != strings.Join(seatNames(r), ", ") {
			t.Errorf("the record tells %v, %v", seatNames(g.Export()), err)
		}
	}
	anna := named(t, b, "Anna")
	anna.Name = "Anna Berg"
	must.Get(b.People.Store(anna))(t)
	mustShow(game, "Anna Berg, Ben")
	must.Do(t, b.People.Merge(named(t, b, "Bernhard").ID, named(t, b, "Ben").ID))
	mustShow(old, "Ben, Carl")
	if again, err := b.Games.Load(game); err != nil || again.Head() != g.Head() || again.Setup().Names[0] != "Anna" {
		t.Errorf("the chain is another, %v", err)
	}
	must.Do(t, b.Close())
	b = openAt(t, b.Path())
	mustShow(game, "Anna Berg, Ben")
	mustShow(old, "Ben, Carl")
	typed := playedBy(t, b, "anna  BERG", "Dora")
	mustShow(typed, "Anna Berg, Dora")
	peopleOf(t, b)
	mustShow(typed, "Anna Berg, Dora")
}

// A name yields a person at most once; an invalid name yields none.
func TestNamesAreIntroduced(t *testing.T) {
	b := openBook(t)
	anna := must.Get(b.People.Store(people.Person{Name: "Anna"}))(t)
	ids := must.Get(b.People.FindOrAdd([]string{" ANNA", "Ben", "anna", strings.Repeat("x", people.MaxPersonName+1),
		""}))(t)
	people := must.Get(b.People.All())(t)
	ben, known := people.Named("Ben")
	if want := []ledger.PersonID{anna.ID, ben.ID, {}, {}, {}}; !known || !slices.Equal(ids, want) ||
		len(people.All()) != 2 || ben.Look == anna.Look {
		t.Errorf("%v, must be %v; %+v", ids, want, people.All())
	}
}
