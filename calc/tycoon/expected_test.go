package tycoon

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/turns"
)

// Each use of a turn has the same index in every turn. A use is refused only if it is possible with no company.
func TestWaysOfATurnKeepTheirPlaces(t *testing.T) {
	closed := map[string]int{}
	for name, places := range map[string]string{
		"five-seats-strategist":         "buy sell pass dividend buyback short option rights loan debenture premium",
		"four-seats-trader":             "buy sell pass rights loan debenture",
		"three-seats-investor-bankrupt": "buy sell pass short rights loan debenture",
	} {
		gametest.Read(t, Rulebook{}, name).Replay(t, func(_ calc.Table, _ calc.Entry, after calc.Table) {
			if after.Over() || board.AtYearEnd(after) {
				return
			}
			var kinds []string
			for _, use := range (Rulebook{}).Expected(after).Uses {
				if kinds = append(kinds, use.Entry.Kind()); use.Refusal == nil {
					continue
				}
				closed[use.Refusal.Code]++
				if stock := openStock(after, use.Entry); stock != nil {
					t.Errorf("%s: %v, and yet possible: %s", name, use.Refusal, stock.Name)
				}
			}
			expect.Equal(t, strings.Join(kinds, " "), places, "%s: the uses of a turn", name)
		})
	}
	for _, code := range []string{"sell.nothing", "dividend.none", "buyback.none", "rights.nothing", "special.gone",
		"debenture.nothing", "premium.late", "premium.none", "buy.none", "debt.due"} {
		expect.True(t, closed[code] != 0, "no turn of a recorded game is refused for %s", code)
	}
}

func openStock(t calc.Table, e calc.Entry) *calc.Field {
	if _, _, refusal := e.Apply(t); refusal != nil && refusal.Code == "debt.due" {
		return nil
	}
	for _, f := range e.Form(t).Fields {
		if f.Kind == calc.CompanyKind && slices.ContainsFunc(f.Allowed.Choices,
			func(c calc.Choice) bool { return c.Refusal == nil }) {
			return f
		}
	}
	return nil
}

func TestWhyAWayIsClosed(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(0, six{}), has(100, owns(titan, 120_000)))
	for kind, want := range map[string]string{
		"buy": "buy.none", "sell": "sell.nothing", "dividend": "dividend.none", "buyback": "buyback.none",
		"option": "option.none", "rights": "rights.nothing", "debenture": "debenture.nothing",
	} {
		expect.Equal(t, closedBy(table, kind), want, "%s", kind)
	}
	once := with(top(), func(o *agreement.Options) { o.OncePerYear = true })
	bob, _ := gametest.Apply(t, stand(t, once, agreement.FaceValues(), has(0, six{}), has(100, owns(titan, 200_000))),
		&turns.Pass{})
	declared, _ := gametest.Apply(t, bob, &office.Dividend{Seat: 1, Company: "T", Each: 1}, &turns.Pass{Seat: 0})
	expect.Equal(t, closedBy(declared, "dividend"), "dividend.twice", "a dividend in the same year")
	expect.Equal(t, closedBy(bob, "buyback"), "buyback.nobody", "a buyback from nobody")
}

func closedBy(t calc.Table, kind string) string {
	for _, use := range (Rulebook{}).Expected(t).Uses {
		if use.Entry.Kind() == kind && use.Refusal != nil {
			return use.Refusal.Code
		}
	}
	return ""
}
