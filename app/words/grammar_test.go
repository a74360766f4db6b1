package words

import (
	"regexp"
	"strings"
	"testing"

	"scripkeeper/app/words/lang"
)

// neverOne returns the patterns in which the number is never one, each with the reason.
func neverOne() map[string]string {
	const several = "said of several only"
	const shares, hand, year = "shares in thousands", "hands of several cards", "a year of that number"
	return map[string]string{
		"camera.progress": several, "openmarket.refusal.option.float": several,
		"openmarket.refusal.option.companies.open": several, "openmarket.refusal.option.director": several,
		"openmarket.refusal.option.founder": several, "refusal.tournament.clock.left": several,
		"refusal.tournament.plan.minutes": several, "refusal.tournament.plan.rounds": several,
		"brokeryard.refusal.seats.many": several, "stockholder.refusal.seats.many": several,
		"new.seats": several, "new.seats.only": several, "new.missing.some": several, "new.missing.one": several,
		"refusal.tournament.penalty.much": several, "tournament.swapped.meet": several,
		"refusal.position.alone": several, "stockpile.refusal.piles.many": several,
		"brokeryard.line.over.shared": several, "brokeryard.line.toss.due": several,
		"sheet.record.several": several, "sheet.companies.all": several,
		"stockpile.line.forecast.twice": several, "stockpile.line.majority.tied": several,
		"stockpile.refusal.take.fees": several,
		"shoulders.line.over.limit":   several, "shoulders.refusal.limit.certificates": several,
		"shoulders.line.begin":      several,
		"shoulders.line.test.twice": several, "shoulders.line.test.twice.end": several,
		"shoulders.line.test.thrice":     several,
		"shoulders.line.test.thrice.end": several, "shoulders.line.emergency.drop": several,
		"shoulders.line.emergency.drop.end": several,
		"shoulders.line.operator.several":   several, "shoulders.line.built": several, "tycoon.line.begin": shares,
		"tycoon.line.buyback.part": shares, "tycoon.line.buyback.price": shares,
		"tycoon.line.buyback.still": shares,
		"tycoon.line.chairman":      shares, "tycoon.line.chairman.lost": shares, "tycoon.line.director": shares,
		"tycoon.line.director.lost": shares, "tycoon.line.chairman.less": shares, "tycoon.line.director.less": shares,
		"tycoon.refusal.buyback.office": shares, "tycoon.refusal.dividend.office": shares,
		"tycoon.refusal.option.cap": shares, "tycoon.refusal.option.cash": shares,
		"tycoon.refusal.position.chairman":  shares,
		"tycoon.refusal.position.lotshares": shares, "tycoon.refusal.short.cap": shares,
		"tycoon.line.hand":                hand,
		"tycoon.refusal.stock.unknown":    several,
		"openmarket.refusal.company.full": several,
		"stockpile.line.reshuffle":        several, "stockpile.refusal.bids.count": several,
		"stockpile.refusal.company.unknown":  several,
		"stockpile.refusal.forecast.unknown": several, "openmarket.refusal.option.companies.count": several,
		"tycoon.line.yearend":         year,
		"tycoon.refusal.turn.yearend": year,
	}
}

func TestSentencesAreRightForOne(t *testing.T) {
	text := map[string]bool{}
	for _, name := range strings.Fields(
		"seat turn name names company Company person title entry field other holder code card " +
			"file rulebook game device time reason change effect stock to from partner buyer seller text source detail what") {
		text[name] = true
	}
	counted := regexp.MustCompile(`(?:plural|is) \.(\w+)`)
	wrong := regexp.MustCompile(
		`\b1 (?:more |half )?(are|were|have|go|stay|remain|leave|wait|files|frames|goals|loans|minutes|tables|winners|shares|cards|rounds|years|turns|entries|players|` +
			`certificates|options|rights|steps|places|spaces|companies|colours|numbers|prices|holdings|games|fees|votes|times|` +
			`points|packs|commons|transactions|operations|decades|hands|stocks|tokens|boxes|piles|bids|forecasts|shorts|words)\b|[Aa]ll 1\b`)
	never := neverOne()
	for key, pattern := range lang.English().Own() {
		shape := lang.English().Examine(pattern)
		if len(shape.Faults) > 0 {
			t.Errorf("%s: %q", key, shape.Faults)
			continue
		}
		ones := Names{}
		for _, place := range shape.Places {
			if ones[place] = 1; text[place] {
				ones[place] = "X"
			}
		}
		for _, found := range counted.FindAllStringSubmatch(pattern, -1) {
			ones[found[1]] = 1
		}
		sentence := lang.English().Format(key, ones)
		found := wrong.FindString(sentence)
		if _, listed := never[key]; found != "" != listed {
			t.Errorf("%s: with one it says %q in %q, and is listed as never one: %v", key, found, sentence, listed)
		}
	}
}
