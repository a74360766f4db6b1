package command

import (
	"errors"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// checkGame prints each entry's effects or refusal, and the final standing.
func checkGame(c call, w []string) error {
	game, record, err := c.game(w[0])
	var refusal *calc.Refusal
	switch {
	case errors.As(err, &refusal): // the rules refuse the setup
		if c.json {
			jsonout.Write(c.Out, jsonout.Entry{Kind: "setup", Refusal: jsonout.RefusalOf(nil, refusal)})
		}
		c.say(words.Format("command.refused.setup",
			words.Names{"reason": words.ErrorSentence(record.Rulebook, nil, err)}))
		return exit(Refused)
	case err != nil:
		return err
	}
	differs, err := jsonout.EndDifferences(game, record.End)
	if err != nil {
		return err
	}
	if c.json {
		jsonout.Game(c.Out, game)
		if len(differs) > 0 {
			jsonout.Write(c.Out, jsonout.EndDiffers{End: differs})
		}
	} else {
		printGame(c, game)
	}
	verdict := tellRefused(c, game)
	if odd := tellOddities(c, game); odd && c.strict {
		verdict = exit(Refused)
	}
	for _, d := range differs {
		verdict = exit(Refused)
		c.say(jsonout.EndSentence(d))
	}
	return verdict
}

// tellRefused prints the refused entries to the error output, and returns the exit status.
func tellRefused(c call, game *game.Game) (verdict error) {
	v := view.NewGame(game)
	for _, step := range game.Refused() {
		verdict = exit(Refused)
		c.say(words.Format("command.refused", words.Names{
			"number": step.Number, "entry": words.StepShort(game, step),
			"reason": cited(view.RefusalOf(v, step)),
		}))
	}
	return verdict
}

// tellOddities prints unknown fields, tidied fields and look-alike names, and reports whether there were any.
func tellOddities(c call, game *game.Game) bool {
	unknown, tidied := game.Unknown(), game.Tidied()
	for _, u := range unknown[:min(len(unknown), maxTold)] {
		c.say(words.UnknownField(u))
	}
	c.sayMore(len(unknown))
	tellTidied(c, tidied)
	names := game.Setup().Names
	first, second, alike := letters.Alike(names)
	if alike {
		c.say(words.Alike(names[first], names[second]))
	}
	return alike || len(unknown)+len(tidied) > 0
}

func tellTidied(c call, tidied []record.TidiedField) {
	for _, t := range tidied[:min(len(tidied), maxTold)] {
		c.say(words.TidiedField(t))
	}
	c.sayMore(len(tidied))
}

func cited(s view.Cited) string {
	if s.Source == "" {
		return s.Text
	}
	return words.Format("command.cited", words.Names{"sentence": s.Text, "source": s.Source})
}

func printGame(c call, game *game.Game) {
	v, setup := view.NewGame(game), game.Setup()
	if setup.Title != "" {
		c.line(setup.Title)
	}
	c.tell("command.game", words.Names{
		"game": words.Text("rulebook." + v.ID()), "version": setup.RulesVersion, "id": setup.ID.String(),
	})
	c.line(words.Join(setup.Names))
	for _, entry := range view.FullEntries(v, true) {
		printEntry(c, entry)
	}
	c.line("\n" + view.StandingTitle(v))
	if n := len(game.Refused()); n > 0 {
		c.line("    " + words.Unresolved(n))
	}
	for _, place := range game.Standing().Places {
		c.line("    " + words.Place(v.ID(), v.Layout, place))
	}
}

func printEntry(c call, e view.FullEntry) {
	title := e.Title
	if e.Number > 0 {
		title = words.Format("command.entry", words.Names{"number": e.Number, "entry": e.Title})
	}
	c.line("\n" + title)
	if e.Refusal.Text != "" {
		c.line("    " + words.Format("command.skipped", words.Names{"reason": cited(e.Refusal)}))
	}
	for _, line := range e.Lines {
		c.line("    " + cited(line))
	}
	if e.Reason != "" {
		c.line("    " + e.Reason)
	}
}
