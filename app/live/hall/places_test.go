package hall

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
)

func (f *festival) waits() []string {
	f.t.Helper()
	return calc.Map(f.hall().waiting(), func(w handedIn) string { return w.Guest })
}

func (f *festival) chosen(guest string) page.Row {
	f.t.Helper()
	at := slices.Index(f.waits(), guest)
	must.Hold(f.t, at >= 0, "nothing waits from %q", guest)
	_, desk := f.seen(director1())
	return waiting(desk)[at]
}

// A guest who guesses a table's result learns nothing from the answer.
func TestAGuessIsNotAnsweredWhileTheStandingIsHidden(t *testing.T) {
	right := func(f *festival) Submission { return f.ended(1, 900, 100) }
	answers := map[string]Outcome{}
	halls, next := twins(t)
	for name, before := range map[string]func(f *festival){
		"nothing waits": func(*festival) {},
		"the same waits": func(f *festival) {
			must.Get(f.post(phone("Ann"), "handin", right(f)))(t)
		},
		"another waits": func(f *festival) {
			must.Get(f.post(phone("Ann"), "handin", f.ended(1, 800, 100)))(t)
		},
		"strangers fill the table": func(f *festival) {
			for n := range 20 {
				must.Get(f.post(phone(strconv.Itoa(n)), "handin", f.ended(1, 800+n, 100)))(t)
			}
		},
		"the same counts": func(f *festival) {
			f.rules(1, 900, 100)
		},
		"another counts": func(f *festival) {
			f.rules(1, 800, 100)
		},
	} {
		f := halls[0]
		next()
		before(f)
		answers[name] = must.Get(f.post(phone("Zoe"), "handin", right(f)))(t)
	}
	for name, told := range answers {
		expect.Equal(t, told.Done == answers["nothing waits"].Done && !told.Same, true, "%s: %+v", name, told)
	}
}

// twins returns two copies of a tournament with a drawn first round and hidden standings. next adds one to each book.
func twins(t *testing.T) (halls [2]*festival, next func()) {
	t.Helper()
	halls = [2]*festival{open(t, 1), open(t, 1)}
	halls[0].drawn()
	drawn := halls[0].hall().desk.Tournament.Export()
	return halls, func() {
		drawn = drawn.WithNewID()
		for _, f := range halls {
			must.Get(tournament.Import(f.book, drawn))(t)
			f.address = Address(drawn.Head.ID)
		}
	}
}

// A guest's answers and boards do not depend on other players' submissions or the tables' results.
func TestAHiddenHallSaysNothingOfWhatOthersSaid(t *testing.T) {
	halls, next := twins(t)
	rapid.Check(t, func(r *rapid.T) {
		next()
		worth := func() int { return rapid.IntRange(897, 900).Draw(r, "worth") }
		for range rapid.IntRange(1, 12).Draw(r, "requests") {
			number := rapid.IntRange(1, 2).Draw(r, "table")
			table, _ := halls[0].hall().desk.State.Table(1, number)
			switch rapid.IntRange(0, 4).Draw(r, "what happens") {
			case 0:
				id := strconv.Itoa(rapid.IntRange(1, 12).Draw(r, "device"))
				for _, f := range halls {
					must.Get(f.post(phone(id), "handin", f.ended(number, worth(), 100)))(t)
				}
			case 1:
				for _, f := range halls {
					if first := worth(); table.Result != nil {
						must.Get(f.does(f.table(number), nil, f.offered(f.table(number), "back")))(t)
					} else {
						f.rules(number, first, 100)
					}
				}
			default:
				in := halls[0].ended(number, worth(), 100)
				in.Member, in.PlacesOnly = rapid.IntRange(0, 8).Draw(r, "member"), rapid.Bool().Draw(r, "places")
				for i := range in.Seats {
					in.Seats[i].Rank = rapid.IntRange(0, 4).Draw(r, "rank")
				}
				one, wrong := halls[0].post(phone("Zoe"), "handin", in)
				other, wrongToo := halls[1].post(phone("Zoe"), "handin", in)
				if one != other || fmt.Sprint(wrong) != fmt.Sprint(wrongToo) {
					r.Fatalf("%+v is answered %+v %v, and %+v %v", in, one, wrong, other, wrongToo)
				}
			}
			one, _ := halls[0].seen(phone("Zoe"))
			if other, _ := halls[1].seen(phone("Zoe")); one != other {
				r.Fatalf("the boards are %s and %s", one, other)
			}
		}
	})
}

// Strangers at one address cannot displace results from other addresses or known devices. Members cannot displace each
// other's results.
func TestAPlaceBelongsToTheTablesPeople(t *testing.T) {
	f := open(t, 1)
	f.drawn()
	table, _ := f.hall().desk.State.Table(1, 1)
	f.known["Ann"], f.known["Ben"] = table.Members[0], table.Members[1]
	in := f.ended(1, 900, 100)
	must.Get(f.post(phone("Ann"), "handin", in))(t)
	in.Member = table.Members[2]
	must.Get(f.post(at(phone("Carl"), "2.2.2.2"), "handin", in))(t)
	for n := range 50 {
		stranger := at(phone("stranger "+strconv.Itoa(n)), "6.6.6.6")
		must.Get(f.post(stranger, "handin", f.ended(1, 1000+n, 100)))(t)
	}
	in.Member = table.Members[3]
	must.Get(f.post(at(phone("Dana"), "4.4.4.4"), "handin", in))(t)
	in.Member = table.Members[1]
	must.Get(f.post(phone("Ben"), "handin", in))(t)
	for n := range 50 {
		id := "Ann " + strconv.Itoa(n)
		f.known[id] = table.Members[0]
		must.Get(f.post(at(phone(id), strconv.Itoa(n)), "handin", f.ended(1, 2000+n, 100)))(t)
	}
	all := f.waits()
	expect.Equal(t, len(all), 2*placesEach*len(table.Members), "places")
	for _, honest := range []string{"Ben", "Carl", "Dana", "Ann 49"} {
		expect.True(t, slices.Contains(all, honest), "%s has no place among %v", honest, all)
	}
	f.restart()
	expect.List(t, f.waits(), all, "after a restart")
}

// A known device's result is listed first only at the table of the device's member.
func TestACodeConfirmsAMember(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	in := f.ended(1, 900, 100)
	desk, names := f.hall().desk, words.Names{"name": f.hall().desk.Name(in.Member)}
	must.Get(f.post(phone("stranger"), "handin", f.ended(1, 500, 100)))(t)
	other := desk.Tournament.Code(in.Member + 1)
	for _, code := range []string{"", other, "000", desk.Tournament.Code(in.Member) + "1"} {
		_, err := f.post(phone("Ann"), "prove", Proof{in.Member, code})
		wrong := problem(t, err)
		expect.Equal(t, wrong.Code+" "+wrong.Sentence, door.Wrong+" "+words.Format("live.hall.wrongcode", names),
			"the code %q", code)
	}
	_, err := f.post(phone("Ann"), "prove", Proof{99, other})
	expect.Equal(t, problem(t, err).Code, door.Missing, "nobody's code")
	told := must.Get(f.post(phone("Ann"), "prove", Proof{in.Member, " " + desk.Tournament.Code(in.Member)}))(t)
	expect.Equal(t, told.Done, words.Format("live.hall.proved", names), "the right one")
	must.Get(f.post(phone("Ann"), "handin", in))(t)
	expect.List(t, f.waits(), []string{"Ann", "stranger"}, "the known one first")
	expect.True(t, knownOf(t, f.chosen("Ann")) && !knownOf(t, f.chosen("stranger")), "%+v", f.hall().Waiting())
	elsewhere := f.ended(2, 900, 100)
	elsewhere.Member = in.Member
	_, err = f.post(phone("Ann"), "handin", elsewhere)
	expect.Equal(t, problem(t, err).Status, http.StatusUnprocessableEntity, "another table")
}

func TestTheDirectorVouchesForADevice(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	in := f.ended(1, 900, 100)
	must.Get(f.post(phone("Ann"), "handin", in))(t)
	id := idOf(t, f.chosen("Ann"))
	for _, known := range []bool{true, false} {
		way := f.chosen("Ann").Actions[1]
		expect.Equal(t, way.Way+" "+string(way.Body), fmt.Sprintf(`vouch {"id":%d,"known":%t}`, id, known), "the button")
		must.Get(f.post(director1(), way.Way, way.Body))(t)
		expect.Equal(t, knownOf(t, f.chosen("Ann")), known, "known")
	}
}

func TestTheDirectorClearsWhatStrangersSaid(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	for _, number := range []int{1, 2} {
		must.Get(f.post(phone("stranger"), "handin", f.ended(number, 900, 100)))(t)
		must.Get(f.post(phone("Ann"), "handin", f.ended(number, 800, 100)))(t)
	}
	all := f.waits()
	must.Get(f.post(director1(), "clear", Dismissal{ID: idOf(t, f.chosen("stranger"))}))(t)
	expect.List(t, f.waits(), []string{"Ann", "Ann"}, "without the stranger")
	must.Get(f.post(director1(), "bringback", struct{}{}))(t)
	expect.Equal(t, len(f.waits()), len(all), "brought back")
	must.Get(f.post(director1(), "clear", Dismissal{ID: idOf(t, f.chosen("Ann")), Table: true}))(t)
	expect.Equal(t, len(f.waits()), 2, "without the first table")
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 700, 100)))(t)
	_, desk := f.seen(director1())
	back := offered(t, desk, "bringback")
	must.Get(f.post(director1(), back.Way, back.Body))(t)
	expect.Equal(t, len(f.waits()), 4, "with what Ann handed in since")
	expect.Equal(t, f.chosen("Ann").Lines[0].Title, words.PlacedLine(f.hall().desk.Name(f.ended(1, 0, 0).Seats[0].Member),
		tournament.Placed{Rank: 1, Worth: 700}, false), "what Ann said last")
}

func TestARemovedDevicesResultsAreGone(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	must.Get(f.post(phone("stranger"), "handin", f.ended(1, 900, 100)))(t)
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 800, 100)))(t)
	must.Get(f.post(director1(), "clear", Dismissal{ID: idOf(t, f.chosen("Ann")), Table: true}))(t)
	must.Do(t, f.halls.DropGuest(f.address, "stranger"))
	must.Get(f.post(director1(), "bringback", struct{}{}))(t)
	expect.List(t, f.waits(), []string{"Ann"}, "brought back")
	must.Do(t, f.halls.DropGuest(f.address, "Ann"))
	f.restart()
	expect.Equal(t, len(f.waits()), 0, "results that wait")
}

func TestADoubtAboutAHiddenResultReachesTheDirector(t *testing.T) {
	f := open(t, 1)
	f.drawn()
	must.Get(f.post(phone("early"), "handin", f.ended(1, 700, 100)))(t)
	f.rules(1, 900, 100)
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 900, 100)))(t)
	must.Get(f.post(phone("Ben"), "handin", f.ended(1, 800, 100)))(t)
	expect.List(t, f.waits(), []string{"Ben"}, "what the director sees")
	actions := f.chosen("Ben").Actions
	expect.True(t, actions[len(actions)-1].Reason != "", "it can be accepted beside the one that counts")
	_, b := f.seen(phone("Ann"))
	expect.True(t, !b.Round.Tables[0].Waiting && b.Round.Tables[0].Done, "others see %+v", b.Round.Tables[0])
}
