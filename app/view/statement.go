package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

type Line struct {
	Text string
	// Rule is the quoted rule; "" if an earlier line quotes the rule or no quotes are wanted.
	Rule string
	// Plays reports whether the players' own moves begin with this line.
	Plays bool
}

// Lines returns the lines of a statement, with the players' moves last. If rules is true, each rule is quoted once.
// Consecutive secret lines become one line, because the number of these lines would reveal something.
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

// playsLast moves the lines about players' moves to the end, because readers look for prices first.
func playsLast(s calc.Statement) calc.Statement {
	s.Lines = slices.Clone(s.Lines)
	slices.SortStableFunc(s.Lines, func(a, b calc.Line) int { return calc.Bit(a.Recap) - calc.Bit(b.Recap) })
	return s
}

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

type EntryDetails struct {
	Title string
	// Refusal is the reason why the entry needs fixing; "" for a valid entry.
	Refusal string
	Lines   []Line
	Reason  string
	// By names the author, the device and the time.
	By       string
	Suspects []Suspect
}

func EntryDetailsOf(v Game, step game.Step) EntryDetails {
	t := EntryDetails{Title: words.StepShort(v.Game, step), Lines: v.Lines(step.Statement(), true), Reason: reasonOf(v,
		step),
		By: words.AuthorLine(step.By, step.At), Suspects: Suspects(v, step)}
	if step.Refusal != nil {
		t.Refusal = v.Refusal(step.Refusal)
	}
	return t
}

// briefly describes an entry without quoting rules. It leaves out a first line that repeats the entry's title.
func briefly(v Game, step game.Step, s calc.Statement) EntryDetails {
	t := EntryDetails{Title: words.StepShort(v.Game, step), Reason: reasonOf(v, step), Suspects: Suspects(v, step)}
	if len(s.Lines) > 0 && v.LineText(s.Lines[0]) == t.Title+"." {
		s.Lines = s.Lines[1:]
	}
	t.Lines = v.Lines(s, false)
	return t
}

// reasonOf returns the players' reason for a correction, or "" if the reason is secret.
func reasonOf(v Game, step game.Step) string {
	if _, hidden := v.SecretOf(step.Statement()); hidden {
		return ""
	}
	return words.Reason(v.ID(), step.Entry)
}

// Refusal returns the sentence that explains r, without details that would reveal another seat's secret holdings.
func (v Game) Refusal(r *calc.Refusal) string {
	if r.Company != calc.None && v.Veiled(r.Seat) {
		return words.Format("veil.refusal", words.Names{"name": words.Seat(v.Layout, r.Seat)})
	}
	return words.Refusal(v.ID(), v.Layout, r)
}
