package board

import "scripkeeper/calc"

// Options are the options of one game. The zero value is not valid; start from a preset of the rulebook.
type Options struct {
	// Board is the side of the board: "standard", or "advanced" with a track for each company.
	Board string `json:"board"`
	// Investors adds the investor expansion, with a role and starting cash for each player.
	Investors bool `json:"investors"`
	// StartingShare deals one stock card to each player before the game.
	StartingShare bool `json:"starting_share"`
	// Rounds is the number of rounds, up to 20; 0 for the calendar's number.
	Rounds int `json:"rounds"`
	// Holdings is who knows the portfolios: "hidden" (the program learns them only at the end), "veiled" (it tracks
	// them, but until the end shows each player only his own) or "open_books" (it shows all).
	Holdings string `json:"holdings"`
	// Bidding selects the bids that are usually entered: "winning" (the last bid of each meeple) or "every" (each bid).
	Bidding string `json:"bidding"`
	// RepeatSplit is the payment for a split card when its company splits again: "per_card10" ($10K for the card) or
	// "per_share10" ($10K for each of its two shares).
	RepeatSplit string `json:"repeat_split"`
	// BankruptContinue lets a move continue downward from the starting space after a bankruptcy.
	BankruptContinue bool `json:"bankrupt_continue"`
	// OneSplit allows a company one split per move: after a split, its ticker stops on the last space.
	OneSplit bool `json:"one_split_per_move"`
	// FeesStrict lets an unpaid fee block the fees after it.
	FeesStrict bool `json:"fees_fifo_strict"`
	// Forgiven forgives the fees that a player cannot pay at the end; otherwise the fees take all his money.
	Forgiven bool `json:"unpaid_fees_forgiven"`
	// DonaldLimit is the amount that Donald's cash must cover: "pay" (the price he pays) or "bid" (the higher bid).
	DonaldLimit string `json:"donald_limit"`
	// Claims selects the dividends that are paid only on cards shown: "all", or "forecast" (the dividends of the
	// forecast $$; the dividends of Deborah and Stanford are then paid on all cards).
	Claims string `json:"claims"`
	// Tie decides between players with equal money: "shared" (they share the place), "most_shares" or
	// "most_majorities".
	Tie string `json:"tie"`
	// DeckEnd is what happens when the market deck is empty: "reshuffle" or "end_game".
	DeckEnd string `json:"deck_end"`

	tracks board
	// asOf is the rules version whose forms the game uses, or 0 for the current version.
	asOf int
}

func standard() *Options {
	return &Options{
		Board: "standard", StartingShare: true, Holdings: "hidden", Bidding: "winning", RepeatSplit: "per_card10",
		DonaldLimit: "pay", Claims: "all", Tie: "shared", DeckEnd: "reshuffle",
	}
}

// Presets returns the presets, the default first, with the forms of version asOf (0 for the current version).
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

func (o *Options) Veiled() bool { return o.Holdings == "veiled" }

// AsOf sets the rules version whose forms the game uses.
func (o *Options) AsOf(version int) *Options {
	o.asOf = version
	return o
}

// HasVersion reports whether the game uses the forms of a version or of a later one.
func (o *Options) HasVersion(version int) bool { return o.asOf == 0 || o.asOf >= version }

// IgnoresOthersCards reports whether a seat's limits must not depend on other seats' cards, which would reveal them.
// This is so in veiled games since version 4.
func (o *Options) IgnoresOthersCards() bool { return o.Veiled() && o.HasVersion(4) }

func (o *Options) TracksPortfolios() bool { return o.Holdings != "hidden" }

// WithTracks returns a copy of the options with the tracks of the board's chosen side.
func (o *Options) WithTracks() *Options {
	laid := *o
	laid.tracks = standardBoard()
	if o.Board == "advanced" {
		laid.tracks = advancedBoard()
	}
	return &laid
}

func (o *Options) Track(company int) *Track { return &o.tracks[company] }

func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

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

func OptionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }
