package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Line is a line of a statement as a sentence.
type Line struct {
	Text string
	// Rule is what the rules say of it and where, where that is wanted and no line before it has said so.
	Rule string
	// Plays reports that what each player did begins here.
	Plays bool
}

// Lines are a statement line by line, what each player did after what came of it all. Where rules are wanted, each is
// quoted once, where it is first asked for. Lines behind a veil are told of once: how many there are would tell
// something too.
func (v Game) Lines(s calc.Statement, rules bool) []Line {
	var all []Line
	quoted := map[string]bool{"": true}
	s = playsLast(s)
	for i, line := range s.Lines {
		told := Line{Plays: line.Recap && i > 0 && !s.Lines[i-1].Recap}
		if i > 0 && line.Secret && s.Lines[i-1].Secret && line.Seat == s.Lines[i-1].Seat && v.Veiled(line.Seat) {
			if told.Plays {
				all = append(all, told)
			}
			continue
		}
		told.Text = v.LineText(line)
		if rules {
			if rule := v.Rule(line.Rule); !quoted[rule] {
				quoted[rule], told.Rule = true, rule
			}
		}
		all = append(all, told)
	}
	return all
}

// playsLast is a statement with what each player did after what came of it all: the prices and their reasons are looked
// for first.
func playsLast(s calc.Statement) calc.Statement {
	s.Lines = slices.Clone(s.Lines)
	slices.SortStableFunc(s.Lines, func(a, b calc.Line) int { return calc.Bit(a.Recap) - calc.Bit(b.Recap) })
	return s
}

// Rule is the text of a rule and where it is written, empty where the rulebook has none of that key.
func (v Game) Rule(key string) string {
	text, source := words.Rule(v.ID(), key)
	return quote(text, source)
}

func quote(text, source string) string {
	if text == "" || source == "" {
		return text
	}
	return words.Format("why.cited", words.Names{"text": text, "source": source})
}

// Told is what an entry did.
type Told struct {
	// Title is the entry in a few words.
	Title string
	// Refusal is why the entry waits to be mended, empty for one that counts.
	Refusal string
	Lines   []Line
	// Reason is why the table put something right, empty for any other entry.
	Reason string
	// By tells who said it, on which device, and when.
	By string
	// Suspects are the entries that could explain why a count differs.
	Suspects []Suspect
}

// ToldOf is what a living entry did, with the rules.
func ToldOf(v Game, step game.Step) Told {
	t := Told{Title: words.StepShort(v.Game, step), Lines: v.Lines(step.Statement(), true), Reason: reasonOf(v, step),
		By: words.AuthorLine(step.By, step.At), Suspects: Suspects(v, step)}
	if step.Refusal != nil {
		t.Refusal = v.Refusal(step.Refusal)
	}
	return t
}

// briefly is what an entry did without the rules, and without what its title says already or its hands have on a card.
func briefly(v Game, step game.Step, s calc.Statement) Told {
	t := Told{Title: words.StepShort(v.Game, step), Reason: reasonOf(v, step), Suspects: Suspects(v, step)}
	if len(s.Lines) > 0 && v.LineText(s.Lines[0]) == t.Title+"." {
		s.Lines = s.Lines[1:]
	}
	t.Lines = v.Lines(s, false)
	return t
}

// reasonOf is why the table put something right, empty where that lies behind a veil.
func reasonOf(v Game, step game.Step) string {
	if _, hidden := v.SecretOf(step.Statement()); hidden {
		return ""
	}
	return words.Reason(v.ID(), step.Entry)
}

// Refusal is why something is not accepted. What speaks of what a seat has of a company stays behind that seat's veil.
func (v Game) Refusal(r *calc.Refusal) string {
	if r.Company != calc.None && v.Veiled(r.Seat) {
		return words.Format("veil.refusal", words.Names{"name": words.Seat(v.Layout, r.Seat)})
	}
	return words.Refusal(v.ID(), v.Layout, r)
}
