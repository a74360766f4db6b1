package board

import "scripkeeper/calc"

// Options are what a table agrees on before a game of Stockpile. The zero value is not a legal set; start from a
// preset of the rulebook.
type Options struct {
	// Board is "standard" or "advanced".
	Board string `json:"board"`
	// Investors plays the investor expansion.
	Investors bool `json:"investors"`
	// StartingShare deals one stock card to everybody before the game.
	StartingShare bool `json:"starting_share"`
	// Rounds is how many rounds are played, 0 for what the calendar says for the number of players.
	Rounds int `json:"rounds"`
	// Holdings is who knows the portfolios: "hidden" (they are told at the end), "veiled" (kept for each seat behind a
	// veil) or "open_books". The figures of veiled and open books are the same, but nobody's worth is told before the
	// end.
	Holdings string `json:"holdings"`
	// Bidding is what is told of the bids first: "winning" (the last bid of every meeple) or "every" (each bid).
	Bidding string `json:"bidding"`
	// RepeatSplit is what a split card gets when its stock splits again: "per_card10" or "per_share10".
	RepeatSplit string `json:"repeat_split"`
	// BankruptContinue lets a move go on down from the start after a bankruptcy.
	BankruptContinue bool `json:"bankrupt_continue"`
	// OneSplit stops a move on the last space when it has split once.
	OneSplit bool `json:"one_split_per_move"`
	// FeesStrict lets a held fee block the younger ones.
	FeesStrict bool `json:"fees_fifo_strict"`
	// Forgiven lets what is still owed at the end be forgotten.
	Forgiven bool `json:"unpaid_fees_forgiven"`
	// DonaldLimit is what Donald's cash must cover: "pay" (what he pays) or "bid" (what he bids).
	DonaldLimit string `json:"donald_limit"`
	// Claims is which dividends are paid only for the cards shown: "all" of them, or "forecast" (only $$; Deborah's
	// and Stanford's go to every card).
	Claims string `json:"claims"`
	// Tie is who wins with equal money: "shared", "most_shares" or "most_majorities".
	Tie string `json:"tie"`
	// DeckEnd is what happens when the market deck runs out: "reshuffle" or "end_game".
	DeckEnd string `json:"deck_end"`

	tracks board
	// asOf is an earlier version of the rules whose forms are meant, see [Options.Since]; 0 for the present one.
	asOf int
}

func standard() *Options {
	return &Options{
		Board: "standard", StartingShare: true, Holdings: "hidden", Bidding: "winning", RepeatSplit: "per_card10",
		DonaldLimit: "pay", Claims: "all", Tie: "shared", DeckEnd: "reshuffle",
	}
}

// Presets are the ready sets, the default first, with the forms of a version, 0 for the present one.
func Presets(asOf int) []calc.Preset {
	with := func(change func(*Options)) *Options {
		o := standard().AsOf(asOf)
		change(o)
		return o
	}
	return []calc.Preset{
		{Key: "standard", Options: standard().AsOf(asOf)},
		{Key: "advanced", Options: with(func(o *Options) { o.Board = "advanced" })},
		{Key: "investors", Options: with(func(o *Options) { o.Investors = true })},
		{Key: "full", Options: with(func(o *Options) { o.Board, o.Investors = "advanced", true })},
		{Key: "open_books", Options: with(func(o *Options) { o.Holdings = "open_books" })},
	}
}

// Veiled reports whether each seat's portfolio is kept for its own eyes.
func (o *Options) Veiled() bool { return o.Holdings == "veiled" }

// AsOf returns the options whose forms are those of an earlier version of the rules.
func (o *Options) AsOf(version int) *Options {
	o.asOf = version
	return o
}

// Since reports whether the forms are those of a version or a later one.
func (o *Options) Since(version int) bool { return o.asOf == 0 || o.asOf >= version }

// Alone reports whether nothing that one seat may tell depends on what the others hold, as behind veils since version
// 4: a bound that did would tell it.
func (o *Options) Alone() bool { return o.Veiled() && o.Since(4) }

// Known reports whether the program keeps the portfolios.
func (o *Options) Known() bool { return o.Holdings != "hidden" }

// LaidOut are the options with the side of the board that they name on the table.
func (o *Options) LaidOut() *Options {
	laid := *o
	laid.tracks = standardBoard()
	if o.Board == "advanced" {
		laid.tracks = advancedBoard()
	}
	return &laid
}

// Track is a company's track on the side that is on the table.
func (o *Options) Track(company int) *Track { return &o.tracks[company] }

// Check refuses values that an option does not have: see the field's own comment for what is possible.
func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

// Form describes the options.
func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{
		calc.OneOf("board", &o.Board, "standard", "advanced"),
		calc.Flag("investors", &o.Investors),
		calc.OneOf("holdings", &o.Holdings, "hidden", "veiled", "open_books"),
		calc.OneOf("bidding", &o.Bidding, "winning", "every"),
		calc.Flag("starting_share", &o.StartingShare),
		calc.Amount("rounds", &o.Rounds, calc.Range(0, maxRounds)),
		calc.OneOf("deck_end", &o.DeckEnd, "reshuffle", "end_game"),
		calc.OneOf("repeat_split", &o.RepeatSplit, "per_card10", "per_share10"),
		calc.Flag("one_split_per_move", &o.OneSplit),
		calc.Flag("bankrupt_continue", &o.BankruptContinue),
		calc.Flag("fees_fifo_strict", &o.FeesStrict),
		calc.Flag("unpaid_fees_forgiven", &o.Forgiven),
		calc.OneOf("donald_limit", &o.DonaldLimit, "pay", "bid"),
		calc.OneOf("claims", &o.Claims, "all", "forecast"),
		calc.OneOf("tie", &o.Tie, "shared", "most_shares", "most_majorities"),
	}}
}

// OptionsOf are the options of a table of this rulebook.
func OptionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }
