package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

func tight(changes ...func(*agreement.Options)) *agreement.Options {
	return fixed(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Shares, o.CertificateLimit, o.PoolLimit = 10, 4, 8
	}}, changes...)...)
}

func limitDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, tight(), 2), &trading.Buy{Company: "I", Shares: 3})
	full, _ := gametest.Apply(t, open(t, tight(), 2), &trading.Buy{Company: "I", Shares: 2},
		&trading.Buy{Company: "J", Shares: 2}, &trading.Buy{Seat: 1, Company: "J", Shares: 3})
	rail, _ := gametest.Apply(t, presided(t, 2, func(o *agreement.Options) { o.CertificateLimit = 4 }), buys(3, 3)...)
	merging, _ := gametest.Apply(t, presided(t, 3, func(o *agreement.Options) { o.CertificateLimit = 4 }),
		&charter.Launch{Seat: 2, Company: "S", Price: number(50)}, &trading.Buy{Seat: 2, Company: "S", Shares: 1},
		&trading.Buy{Company: "S", Shares: 3},
		&trading.Buy{Seat: 1, Company: "S", Shares: 2}, &trading.Buy{Seat: 1, Company: "N", Shares: 2})
	owner, _ := gametest.Apply(t, open(t, chartered(func(o *agreement.Options) {
		o.CertificateLimit, o.PrivateLimit = 1, true
	}), 2), &privates.Private{Private: "F"})
	alone, _ := gametest.Apply(t, presided(t, 2), &charter.Launch{Seat: 1, Company: "S", Price: number(50)})
	sixth, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.Shares, o.ShareLimit = 10, 6 }), 2),
		&trading.Buy{Company: "I", Shares: 4}, &trading.Buy{Seat: 1, Company: "I", Shares: 3})
	return []gametest.Denial{
		{table, &trading.Buy{Company: "J", Shares: 2}, "limit.certificates anyway (limit) seat 0 count=5 most=4"},
		{table, &trading.Sell{Company: "I", Shares: 2}, "limit.pool anyway (limit) I count=9 most=8"},
		{table, &trading.Buy{Company: "J", Shares: 1, Anyway: true}, "limit.none anyway (limit) J"},
		{sixth, &trading.Buy{Company: "I", Shares: 3}, "limit.shares anyway (limit) seat 0 I count=7 most=6"},
		{sixth, &trading.Transfer{From: 1, To: 0, What: "shares", Company: "I", Amount: 3},
			"limit.shares anyway (limit) seat 0 I count=7 most=6"},
		{full, &trading.Transfer{To: 1, What: "shares", Company: "I", Amount: 2},
			"limit.certificates anyway (limit) seat 1 count=5 most=4"},
		{full, &trading.Transfer{To: 1, What: "shares", Company: "I", Amount: 1, Anyway: true},
			"limit.none anyway (limit)"},
		{full, &trading.Exchange{Give: "I", Given: 1, Take: "J", Taken: 2},
			"limit.certificates anyway (limit) seat 0 count=5 most=4"},
		{full, &trading.Exchange{Give: "I", Given: 2, Take: "K", Taken: 1},
			"limit.pool anyway (limit) I count=10 most=8"},
		{full, &charter.Takeover{Company: "J", By: "K", Ratio: 1, Anyway: true}, "limit.none anyway (limit)"},
		// Ben becomes president of Northern: Ann gives him the director's certificate for two of his, and keeps her
		// shares of Southern.
		{merging, &charter.Takeover{Company: "S", By: "N", Ratio: 2, Got: []int{0, 1}, Keep: true},
			"limit.certificates anyway (limit) seat 0 count=5 most=4"},
		{owner, &privates.Private{Private: "M"}, "limit.certificates anyway (limit) seat 0 count=2 most=1"},
		{owner, &privates.Private{Private: "M", Seat: 1, Anyway: true}, "limit.none anyway (limit)"},
		{rail, &charter.Launch{Company: "S"}, "limit.certificates anyway (limit) seat 0 count=5 most=4"},
		{alone, &trading.Exchange{Give: "N", GiveClass: "director", Given: 1, Take: "S", Taken: 1},
			"director.needed anyway (president) seat 0 N weight=2"},
	}
}

func TestEveryEntryCanOverruleALimit(t *testing.T) {
	for _, c := range limitDenials(t) {
		if strings.HasPrefix(c.Want, "limit.none") {
			continue
		}
		flag, asked := c.Entry.Form(c.Table).Field("anyway")
		if !asked {
			t.Fatalf("%s: nobody can overrule it", gametest.Written(c.Entry))
		}
		flag.Set(1)
		gametest.Apply(t, c.Table, c.Entry)
	}
}

func TestALimitCanBeOverruled(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, tight(), 2), &trading.Buy{Company: "I", Shares: 4})
	for _, e := range []calc.Entry{&trading.Buy{Company: "J", Shares: 1}, &trading.Sell{Company: "I", Shares: 3}} {
		_, asked := e.Form(table).Field("anyway")
		expect.Equal(t, asked, true, "somebody can say it")
	}
	_, asked := (&trading.Sell{Company: "I", Shares: 2}).Form(table).Field("anyway")
	expect.Equal(t, asked, false, "within the limit nobody is asked")
	table, _ = gametest.Apply(t, table, &trading.Buy{Company: "J", Shares: 1, Anyway: true},
		&trading.Sell{Company: "I", Shares: 3, Anyway: true})
	expect.Equal(t, standing(table), "Ann 800 1I 1J; Ben 1000; I100 J100 K100", "the table")
}

// Max is the largest number that no limit refuses: of 10 shares the pool may get 8, and a player 4 certificates.
func TestMaxIsAccepted(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, tight(func(o *agreement.Options) { o.Shorts = 5 }), 2),
		&trading.Buy{Company: "I", Shares: 3}, &trading.Buy{Seat: 1, Company: "J", Shares: 3})
	for _, c := range []struct {
		entry calc.Entry
		field string
		want  int
	}{
		{&trading.Sell{Company: "I"}, "shares", 1},
		{&trading.Short{Seat: 1, Company: "I"}, "shares", 1},
		{&trading.Transfer{To: 1, What: "shares", Company: "I"}, "amount", 1},
		{&trading.Transfer{To: 1}, "amount", 700},
		{&trading.Exchange{Give: "I", Given: 1, Take: "J"}, "taken", 2},
		{&trading.Exchange{Give: "I"}, "given", 1},
	} {
		f, _ := c.entry.Form(table).Field(c.field)
		expect.Equal(t, f.Allowed.Greatest(), c.want, "%s: %s", gametest.Written(c.entry), c.field)
	}
}

func limitSetups() []gametest.Setup {
	limits := func(text string) *agreement.Options {
		return tight(func(o *agreement.Options) { o.CertificateLimits = text })
	}
	two := gametest.Names(2)
	return []gametest.Setup{
		{limits("2:28 3"), two, "option.limits.number certificate_limits (setup) number=2 min=2 most=12 max=999"},
		{limits("2:28 13:20"), two, "option.limits.number certificate_limits (setup) number=2 min=2 most=12 max=999"},
		{limits("2:0"), two, "option.limits.number certificate_limits (setup) number=1 min=2 most=12 max=999"},
		{limits("2:28 2:20"), two, "option.limits.twice certificate_limits (setup) count=2"},
	}
}
