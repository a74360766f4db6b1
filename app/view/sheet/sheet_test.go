package sheet

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	market "scripkeeper/calc/openmarket/trading"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func newTask(v view.Game, e calc.Entry) Task {
	return Task{Game: v, Act: oplog.ActRecord, Base: v.Table, Entry: e, Looker: calc.None}
}

func begun(t *testing.T, setup record.Setup, entries ...calc.Entry) view.Game {
	t.Helper()
	g := must.Get(game.Scratch(setup, rulebooks.All()))(t)
	for _, e := range entries {
		must.Get(g.Record(e, ledger.Author{}))(t)
	}
	return view.NewGame(g)
}

// Alternatives are checked the first 12 times that their kind is offered.
func TestEverySheetOfEveryGameIsTold(t *testing.T) {
	for _, rules := range rulebooks.All() {
		r := recordings.Read(t, rules.ID(), recordings.Names(t, rules.ID())[0])
		v := begun(t, record.Setup{Rulebook: rules.ID(), Names: r.Names, Options: r.Options})
		const often = 12
		seen := map[string]int{}
		for _, e := range r.Entries {
			for _, offered := range v.Expected().All() {
				if seen[offered.Kind()]++; seen[offered.Kind()] <= often {
					told(t, newTask(v, calc.Ready(v.Table, offered)).Sheet())
				}
			}
			task := newTask(v, e)
			recorded := task.Sheet()
			told(t, recorded)
			if !recorded.Outcome.Allowed || recorded.Outcome.Refusal != "" {
				t.Fatalf("%s: a %s is refused: %s", rules.ID(), e.Kind(), recorded.Outcome.Refusal)
			}
			for _, f := range recorded.Fields {
				if at := slices.IndexFunc(f.Choices, func(c Choice) bool { return c.Value == f.Value }); at >= 0 &&
					f.Input != Cover && f.Choices[at].Reason != "" {
					t.Errorf("%s: %q is greyed in %s: %s", rules.ID(), f.Choices[at].Label, f.Full,
						f.Choices[at].Reason)
				}
			}
			must.Get(v.Game.Record(e, ledger.Author{}))(t)
			v = view.NewGame(v.Game)
		}
	}
}

// told checks a page's texts and its round trip through JSON.
func told(t *testing.T, s Sheet) {
	t.Helper()
	text := must.Get(json.Marshal(s))(t)
	var again Sheet
	err := json.Unmarshal(text, &again)
	expect.True(t, err == nil && reflect.DeepEqual(s, again), "%v: %+v is read as %+v", err, s, again)
	expect.True(t, !strings.Contains(string(text), "no value") && s.Title != "" && s.Outcome.Record != "",
		"words are missing in %s", text)
	for i, f := range s.Fields {
		twice := f.Label == f.Group && f.Label != "" && f.Input != Switch && (i == 0 || s.Fields[i-1].Group != f.Group)
		expect.True(t, f.Full != "" && (f.Input != Choices || len(f.Choices) != 0) && !twice, "%s says %+v", s.Title, f)
	}
}

func TestWhatIsMissingIsAskedForByItsField(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "openmarket", Names: []string{"Anna", "Ben"},
		Options: openmarket.Rulebook{}.Presets()[3].Options},
		&charter.Launch{Company: "N"})
	for _, c := range []struct {
		entry calc.Entry
		want  string
	}{
		{&market.Buy{Company: "N"}, "How many shares?"},
		{&money.Dividend{Company: "N"}, "How much for each share?"},
		{&openmarket.Round{Turn: calc.None}, "Who goes next?"},
	} {
		if o := newTask(v, c.entry).Outcome(); o.Refusal != c.want || !o.Unfinished || o.Allowed {
			t.Errorf("a %s is asked for by %+v, want %q", c.entry.Kind(), o, c.want)
		}
	}
	for _, e := range v.Expected().All() {
		if want := map[string]string{"transfer": "Which player?", "leave": "Who leaves the game?"}[e.Kind()]; want != "" {
			expect.Equal(t, newTask(v, e).Outcome().Refusal, want, "a %s asks", e.Kind())
		}
	}
}

// A text that is not a number is reported as such, not as a missing number.
func TestWhatIsNoNumberIsToldAsThat(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"},
		Options: tycoon.Rulebook{}.Presets()[0].Options})
	o := newTask(v, &trading.Buy{Company: "A", Shares: NoNumber}).Outcome()
	if o.Refusal != words.Text("sheet.number") || o.Allowed {
		t.Errorf("it is told as %+v", o)
	}
}

func TestAPremiumIsAskedForInASentence(t *testing.T) {
	options := tycoon.Rulebook{}.Presets()[2].Options.(*agreement.Options)
	options.Cash = 3_000_000
	entries := []calc.Entry{&trading.Buy{Company: "A", Shares: 100_000}}
	for turn := 1; turn < 6; turn++ {
		entries = append(entries, &turns.Pass{Seat: turn % 2})
	}
	v := begun(t, record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options},
		append(entries, &yearend.YearEnd{By: "totals"})...)
	field, _ := (&office.SetPremium{Company: "A"}).Form(v.Table).Field("percent")
	if got, want := words.Ask(v.ID(), v.Layout, field),
		"What premium does Anna set for options on Atlas Bank?"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhoCanOnlyPassHasTheButton(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "shoulders", Names: []string{"Anna", "Ben"},
		Options: shoulders.Rulebook{}.Presets()[0].Options},
		&shoulders.Start{Seat: 1, Company: "swift", Par: 50}, &shoulders.Start{Seat: 0, Company: "elgin", Par: 50})
	e := Pass(v.Expected(), v.Table)
	if first := v.Expected().Next[0]; first.Kind() != "pass" || e == nil || e.Kind() != "pass" {
		t.Fatalf("expected is %s, and to pass at once there is %v", first.Kind(), e)
	}
}

func TestAmendSavesOnlyAChange(t *testing.T) {
	turn := &stockholder.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1)}
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"},
		Options: stockholder.Rulebook{}.Presets()[0].Options}, turn)
	e, _ := Copy(v.Rulebook, turn)
	task := newTask(v, e)
	task.Act, task.Number, task.Base = oplog.ActReplace, 1, v.Game.Steps()[0].Before
	if o := task.Outcome(); o.Refusal == "" || !o.Allowed || o.Consequences == nil || !o.Consequences.Same {
		t.Errorf("as it stands it is told as %+v", o)
	}
	e.(*stockholder.Turn).Free = fourcolours.Assign(2)
	if o := task.Outcome(); o.Refusal != "" || o.Consequences.Same || len(o.Lines) == 0 {
		t.Errorf("once it is changed it is told as %+v", o)
	}
	e.(*stockholder.Turn).Free = turn.Free
	expect.True(t, task.Outcome().Consequences.Same, "once that is taken back it is another one")
}

// A draft is dropped once its entry is recorded or impossible.
func TestASheetGoesOnWithADraftThatFits(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"},
		Options: stockholder.Rulebook{}.Presets()[0].Options})
	turn := &stockholder.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1)}
	draft := must.Get(game.NewDraft(v.Game, oplog.ActRecord, 0, turn, nil))(t)
	drafts := []game.Draft{draft}
	e, going := Next(v, drafts)
	expect.True(t, going && e.Kind() == "turn", "it begins with %v, going on: %t", e, going)
	must.Get(v.Game.Record(turn, ledger.Author{}))(t)
	v = view.NewGame(v.Game)
	if _, going := Next(v, drafts); going || DraftFits(v, v.Table, draft) {
		t.Error("what was said is offered again")
	}
}
