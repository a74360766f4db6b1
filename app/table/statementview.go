package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// statementLines tells a statement line by line, and quotes each rule once, where it is first asked for, when rules
// are wanted.
func statementLines(v session.View, s calc.Statement, rules bool) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	quoted := map[string]bool{}
	s = playsLast(s)
	for i, line := range s.Lines {
		if line.Recap && i > 0 && !s.Lines[i-1].Recap {
			all = append(all, text.New(words.Say("log.plays"), core.Caption))
		}
		if i > 0 && line.Secret && s.Lines[i-1].Secret && line.Seat == s.Lines[i-1].Seat && v.Veiled(line.Seat) {
			continue // how many lines there are would tell something too
		}
		sentence := text.NewParagraph(v.LineText(line), core.Body)
		text, source := words.Rule(v.Rulebook, line.Rule)
		if !rules || text == "" || quoted[text] {
			all = append(all, sentence)
			continue
		}
		quoted[text] = true
		all = append(all, frame.Stack(0, sentence, ruleNote(text, source)))
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

// ruleNote is a rule's text and where it is written.
func ruleNote(line, source string) fyne.CanvasObject {
	if strings.HasPrefix(source, "House rule ") { // its text says so, and the name of its option is for programs
		return text.NewParagraph(line, core.Caption)
	}
	return text.NewParagraph(words.Tell("why.cited", words.Names{"text": line, "source": source}), core.Caption)
}

// statementBlock is a statement as one block.
func statementBlock(v session.View, s calc.Statement, rules bool) fyne.CanvasObject {
	return frame.Stack(look.Space1, statementLines(v, s, rules)...)
}

// addTold tells what an entry was and what it did, and not again what its name says.
func addTold(rows *fyne.Container, v session.View, step ledger.Step, s calc.Statement) {
	short := words.StepShort(v.Game, step)
	rows.Add(text.NewParagraph(short, core.Strong))
	if len(s.Lines) > 0 && v.LineText(s.Lines[0]) == short+"." {
		s.Lines = s.Lines[1:]
	}
	if len(s.Lines) > 0 {
		rows.Add(statementBlock(v, s, false))
	}
	if reason := reasonText(v, step); reason != nil {
		rows.Add(reason)
	}
}

// reasonText is why the table put something right, nil for any other entry and where that lies behind a veil.
func reasonText(v session.View, step ledger.Step) fyne.CanvasObject {
	reason := words.Reason(step.Entry)
	if _, hidden := v.SecretOf(step.Statement()); hidden || reason == "" {
		return nil
	}
	return text.NewParagraph(reason, core.Body)
}
