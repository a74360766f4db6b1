package room

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

const tries = 12

// In all rulebooks, undo restores the board from before a random entry.
func TestUndoOfAnEntryIsTheTableBefore(t *testing.T) {
	must.HaveTime(t)
	for _, rules := range rulebooks.All() {
		made := 0
		for seed := range uint64(3) {
			draw := rand.New(rand.NewPCG(seed, 3)).IntN
			o := rules.Presets()[draw(len(rules.Presets()))].Options
			low, _ := rules.Seats(o)
			names := []string{"Ann", "Ben", "Cleo", "Dan"}[:max(2, min(4, low))]
			on := keep(t, record.Setup{Rulebook: rules.ID(), Options: o, Names: names})
			for range tries {
				before := on.session.Game().Table()
				e, found := conformance.Entry(rules, before, draw)
				if !found || before.Over() {
					break
				}
				if !offered(on, e) {
					continue
				}
				board := on.Board(keeper().Audience())
				if err := enterLike(t, on, e); err != nil {
					continue // a request cannot contain values that are not in the form
				}
				made++
				after, head := on.session.Game().Table(), on.session.Game().Head()
				entered := on.session.Game().Steps()[len(on.session.Game().Steps())-1].Entry
				want, _, _ := e.Apply(before)
				what := rules.ID() + "'s " + e.Kind()
				expect.True(t, sheet.Same(entered, e) || after.Equal(want), "%s becomes %+v, not %+v", what, entered, e)
				post[Done](t, on, keeper(), "undo", undoing(t, on, keeper()))
				expect.True(t, on.session.Game().Table().Equal(before), "the table after undo of %s", what)
				again := on.Board(keeper().Audience())
				again.Redo, again.Undo, board.Redo, board.Undo = nil, nil, nil, nil
				expect.Equal(t, survives(t, again), survives(t, board), "the board after undo of %s", what)
				post[Done](t, on, keeper(), "redo", redoing(t, on, keeper()))
				expect.Equal(t, on.session.Game().Head(), head, "the head after redo of %s", what)
			}
		}
		must.Hold(t, made > 20, "only %d entries of %s", made, rules.ID())
	}
}

func TestEverySheetSurvivesJSON(t *testing.T) {
	seen := 0
	for _, rules := range rulebooks.All() {
		r := recordings.Read(t, rules.ID(), recordings.Names(t, rules.ID())[0])
		on := keep(t, setup(r))
		must.Do(t, on.session.Record(r.Entries[:min(8, len(r.Entries))]...))
		for _, by := range everybody(len(on.session.View().Layout.Seats)) {
			for _, kind := range on.Board(by.Audience()).Kinds {
				if kind.Reason != "" {
					continue
				}
				s := post[Sheet](t, on, by, "sheet", EntryRequest{Kind: kind.Kind})
				survives(t, s)
				expect.True(t, s.Title != "" && s.Outcome.Record != "" && s.Kind == kind.Kind,
					"%s: it is %+v", rules.ID(), s)
				sample(t, "sheet."+rules.ID()+"."+kind.Kind+"."+audience(by.Audience()), s)
				seen++
			}
		}
	}
	expect.True(t, seen > 20, "only %d sheets", seen)
}

func TestAToldPartIsHeardByNobodyElse(t *testing.T) {
	var answers [2][]heard
	for i, shown := range []int{0, 1} {
		on := keep(t, record.Setup{ID: [8]byte{1}, Rulebook: "stockpile", Names: []string{"Ann", "Ben", "Cleo", "Dan"},
			Options: veiledOptions(t)})
		v := on.session.View()
		joint := on.Board(looker().Audience()).Joint
		must.Hold(t, joint != nil, "nobody tells a part of the first entry")
		hand := post[Sheet](t, on, seated(1), "sheet", EntryRequest{Kind: joint.Kind}).Hand
		must.Hold(t, hand != nil && len(hand.Fields) > 0, "the hand is %+v", hand)
		f := hand.Fields[0]
		value := f.Min + shown
		if len(f.Choices) > 1 {
			value = f.Choices[shown].Value
		}
		ask := EntryRequest{Kind: joint.Kind, Head: headNow(v), Sets: []FieldValue{{Field: f.Name, Value: &value}}}
		told := post[Told](t, on, seated(1), "tell", ask)
		expect.Equal(t, len(told.Missing), 3, "missing")
		for _, by := range []int{-1, 0, 2} {
			guest := keeper()
			if by != calc.None {
				guest = seated(by)
			}
			answers[i] = append(answers[i], everything(t, on, guest)...)
		}
	}
	for i := range answers[0] {
		expect.Equal(t, answers[1][i].answer, answers[0][i].answer, "%s", answers[0][i].question)
	}
}

func veiledOptions(t *testing.T) calc.Options {
	t.Helper()
	return recorded(t, "stockpile", "fees-four-veiled", 0).session.Game().Setup().Options
}
