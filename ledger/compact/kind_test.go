package compact

import (
	"testing"

	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func TestKindsOfCodesAreToldApart(t *testing.T) {
	g := begun(t, 4)
	all := rulebooks.All()
	made := func(text string, err error) string {
		t.Helper()
		must.Do(t, err)
		return text
	}
	template := must.Get(record.NewTemplate("House", g.Rulebook(), g.Setup().Options))(t)
	for kind, of := range map[Kind]struct{ text, fault string }{
		GameCode:      {made(Encode(g)), "code.game"},
		SetupCode:     {made(EncodeSetup(g)), "code.game"},
		TemplateCode:  {made(EncodeTemplate(template, all)), "code.template"},
		SinceCode:     {made(EncodeSince(g, 2)), "code.since"},
		HaveCode:      {made(EncodeHave(g)), "code.have"},
		ResultCode:    {made(EncodeResult(finished(t))), "code.result"},
		PortfolioCode: {made(EncodePortfolio(game.NewPortfolio(g, 1))), "code.portfolio"},
		StandingCode:  {made(EncodeStanding(aStanding(8))), "code.standing"},
	} {
		expect.Equal(t, KindOf(of.text), kind, "%d is told to be", kind)
		whole := func() error { _, err := Decode(of.text, all); return err }
		for reads, read := range map[Kind]func() error{
			GameCode: whole, SetupCode: whole,
			TemplateCode:  func() error { _, err := DecodeTemplate(of.text, all); return err },
			SinceCode:     func() error { _, err := DecodeSince(of.text, finds(g), all); return err },
			HaveCode:      func() error { _, err := DecodeHave(of.text); return err },
			ResultCode:    func() error { _, err := DecodeResult(of.text, all); return err },
			PortfolioCode: func() error { _, err := DecodePortfolio(of.text); return err },
			StandingCode:  func() error { _, err := DecodeStanding(of.text); return err },
		} {
			sound := reads == kind || reads == GameCode && kind == SetupCode || reads == SetupCode && kind == GameCode
			if err := read(); sound != (err == nil) || !sound && fault(err) != of.fault {
				t.Errorf("a code of kind %d read as kind %d: %v", kind, reads, err)
			}
		}
	}
	expect.True(t, KindOf("HTTPS://EXAMPLE.ORG/") == NoCode && KindOf("") == NoCode, "a foreign text has a kind")
}

func finished(t testing.TB) *game.Game {
	t.Helper()
	for _, r := range recordedGames(t, true) {
		if r.game.Table().Over() {
			return r.game
		}
	}
	t.Fatal("no recorded game has ended")
	return nil
}

func payloadOf(t testing.TB) func(text string, err error) []byte {
	return func(text string, err error) []byte {
		t.Helper()
		must.Do(t, err)
		return must.Get(unseal(text))(t)
	}
}

func fuzzSealed(f *testing.F, read func(t *testing.T, text string)) {
	f.Fuzz(func(t *testing.T, payload []byte) {
		if text, err := seal(payload); err == nil {
			read(t, text)
		}
	})
}

func massStart(t testing.TB) *game.Game {
	t.Helper()
	recorded := recordings.MassStart(t)
	game := seated(t, 0, brokeryard.Rulebook{}, recorded.Options, recorded.Names...)
	for _, round := range recorded.Entries {
		must.Do(t, ledgertest.Second(game.Record(round, ledger.Author{})))
	}
	return game
}

func TestSixtySeatsComeBack(t *testing.T) {
	game := massStart(t)
	code := roundTrip(t, game, rulebooks.All())
	t.Logf("%d rounds, %d characters, QR version %d", len(game.Steps()), len(code), version(code))
}

func wantSetup(t *testing.T, r recorded) {
	t.Helper()
	record := must.Get(Decode(must.Get(EncodeSetup(r.game))(t), rulebooks.All()))(t)
	begun := must.Get(game.Replay(record, rulebooks.All()))(t)
	expect.True(t, begun.Head() == r.game.HeadAfter(0) && len(begun.Steps()) == 0 && begun.ID() == r.game.ID(),
		"%s: another game, or one with %d entries", r.name, len(begun.Steps()))
}
