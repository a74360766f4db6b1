package compact

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/recordings"
)

func TestABrokenGameHasNoResultCode(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	expect.Equal(t, fault(ledgertest.Second(EncodeResult(g))), "result.unresolved", "a game with entries to fix")
}

func TestAFormerResultIsRead(t *testing.T) {
	game := finished(t)
	payload := payloadOf(t)(EncodeResult(game))
	former := formerResult(payload)
	text := must.Get(seal(former))(t)
	result, err := DecodeResult(text, rulebooks.All())
	expect.True(t, err == nil && result.Options == nil && result.Matches(game) &&
		result.Rulebook == game.Setup().Rulebook,
		"%+v, %v", result, err)
	expect.True(t, !result.Matches(upTo(t, game, len(game.Steps())-1)), "it is the result of a game that went on")
}

func formerResult(payload []byte) []byte {
	const options = 1 + 8 + headSize
	former := append([]byte{byte(ResultCode)}, payload[1:options]...)
	return append(former, payload[options+len(OptionDigest{}):]...)
}

func TestOptionsAreToldApart(t *testing.T) {
	for _, rules := range rulebooks.All() {
		met := map[OptionDigest]string{}
		for _, preset := range rules.Presets() {
			raw := must.Get(json.Marshal(preset.Options))(t)
			digest := must.Get(DigestOf(rules, preset.Options))(t)
			if other, twice := met[digest]; twice && other != string(raw) {
				t.Errorf("%s, %s: two presets have one digest", rules.ID(), preset.Key)
			}
			met[digest] = string(raw)
			again := rules.Presets()[0].Options
			must.Do(t, json.Unmarshal(raw, again))
			if same, err := DigestOf(rules, again); err != nil || same != digest {
				t.Errorf("%s, %s: %v, read again %v, %v", rules.ID(), preset.Key, digest, same, err)
			}
		}
	}
}

func FuzzDecodeResult(f *testing.F) {
	payload := payloadOf(f)(EncodeResult(finished(f)))
	f.Add(payload)
	f.Add(payload[:30])
	f.Add(formerResult(payload))
	fuzzSealed(f, func(t *testing.T, text string) {
		result, err := DecodeResult(text, rulebooks.All())
		if err != nil {
			return
		}
		must.Hold(t, !strings.ContainsFunc(result.Title, letters.IsControlOrFormat) && len(result.Places) != 0 &&
			len(result.Places) <= maxSeats,
			"%+v", result)
		for _, p := range result.Places {
			must.Hold(t, !strings.ContainsFunc(p.Name, letters.IsControlOrFormat) && p.Rank >= 1 &&
				p.Rank <= len(result.Places) && p.Seat < len(result.Places),
				"%+v", p)
		}
	})
}

func wantResult(t *testing.T, r recorded) (ended bool) {
	t.Helper()
	text, err := EncodeResult(r.game)
	if !r.game.Table().Over() {
		expect.True(t, fault(err) == "result.unfinished", "%s has not ended: %v", r.name, err)
		return false
	}
	must.Hold(t, err == nil, "%s: %v", r.name, err)
	result, err := DecodeResult(text, rulebooks.All())
	must.Hold(t, err == nil, "%s: %v", r.name, err)
	setup := r.game.Setup()
	if result.Game != setup.ID || result.Rulebook != setup.Rulebook || result.Title != setup.Title ||
		!result.Begun.Equal(setup.Begun) || !result.Matches(r.game) {
		t.Errorf("%s: %+v", r.name, result)
	}
	places := r.game.Rulebook().Standing(r.game.Table()).Places
	must.Hold(t, len(places) == len(result.Places), "%s: %d places of %d", r.name, len(result.Places), len(places))
	for i, p := range places {
		want := (ResultPlace{p.Seat, setup.Names[p.Seat], p.Rank, p.Worth, p.Out})
		expect.True(t, result.Places[i] == want, "%s: %+v; must be %+v", r.name, result.Places[i], want)
	}
	own, err := DigestOf(r.game.Rulebook(), setup.Options)
	expect.True(t, err == nil && result.Options != nil && *result.Options == own,
		"%s: its options are told as %v, must be %v, %v", r.name, result.Options, own, err)
	code, err := qr.Encode(text)
	expect.True(t, err == nil && (len(places) > 6 || code.Version <= 6), "%s: %d players make version %d, %v", r.name,
		len(places), code.Version, err)
	return true
}
