package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

func mendBanner(s *shell.Shell, v view.Game) fyne.CanvasObject {
	n := len(v.Game.Refused())
	if n == 0 {
		return nil
	}
	banner := words.Format("mend.banner", words.Names{"count": n})
	row := list.NewRow(banner, words.Text("mend.about"), func() { openMend(s) })
	row.SetEnds(nil, frame.NewWord(words.Text("common.fix"), core.Strong, look.Turn))
	return row.SetChosen(true)
}

func openMend(s *shell.Shell) {
	switch all := s.Session.Game().Refused(); len(all) {
	case 0:
	case 1:
		pushAmend(s, all[0].Number)
	default:
		s.OpenInDrawer(mendRoute{})
	}
}

// mendPage lists the entries that an edit made illegal, each with the reason and its actions.
type mendPage struct {
	shell   *shell.Shell
	content *fyne.Container
}

func (p *mendPage) Content() fyne.CanvasObject { return p.content }

func (p *mendPage) OfGame() {}

func (p *mendPage) Update() {
	s := p.shell
	v := s.Session.View()
	all := v.Game.Refused()
	rows := []fyne.CanvasObject{text.NewParagraph(words.Text("mend.order"), core.Body).SetColor(look.Soft)}
	for _, step := range all {
		title := words.Format("mend.entry",
			words.Names{"number": step.Number, "entry": words.StepShort(v.Game, step)})
		actions := append(entryActions(s, step), goByAction(s, v, step)...)
		rows = append(rows, frame.NewPanel(look.Felt, look.Space3, frame.Stack(look.Space2,
			text.NewParagraph(title, core.Strong), refusalText(v.Refusal(step.Refusal)),
			frame.NewFlow(look.Space1, actions...))))
	}
	if len(all) == 0 {
		rows = []fyne.CanvasObject{text.NewParagraph(words.Text("mend.none"), core.Body)}
	}
	frame.Fill(p.content, s.Frame(s.Head(words.Text("mend.title"), ""), frame.Stack(look.Space3, rows...), nil))
}

func entryActions(s *shell.Shell, step game.Step) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		input.NewPlainButton(words.Text("common.edit"), theme.DocumentCreateIcon(), func() { pushAmend(s, step.Number) }),
		input.NewPlainButton(words.Text("log.insert"), theme.ContentAddIcon(), func() { pushInsert(s, step.Number) }),
		input.NewPlainButton(words.Text("log.void"), theme.DeleteIcon(),
			func() { s.Go(voidRoute{number: step.Number}) }),
	}
}

// goByAction returns a button that replaces an illegal entry by a pass, or inserts another player's missing pass before
// it. It returns nil if neither is legal.
func goByAction(s *shell.Shell, v view.Game, step game.Step) []fyne.CanvasObject {
	e, own := view.PassInstead(v, step)
	if e == nil || step.Refusal == nil {
		return nil
	}
	short := words.EntryShort(v.ID(), step.Before, e)
	return []fyne.CanvasObject{input.NewPlainButton(short, theme.MailForwardIcon(), func() {
		enter := s.Session.Replace
		if !own {
			enter = s.Session.Insert
		}
		if !s.ShowError(enter(step.Number, e)) {
			showRecorded(s, short, step.Number)
		}
	})}
}

func refusalText(reason string) fyne.CanvasObject {
	return text.NewParagraph(reason, core.Body).SetColor(look.Loss)
}

// warn shows before a change how many entries the change makes illegal. It adds nothing to another warning.
func (sh *entrySheet) warn(c view.Consequences) {
	if c.Warning != "" && len(sh.warning.Objects) == 0 {
		sh.showWarning(c.Warning, input.NewQuietButton(words.Text("mend.save"), sh.recordAndMend))
	}
}

// warnOfItself shows above the sheet of an illegal entry what the user can do besides changing the entry.
func (sh *entrySheet) warnOfItself(v view.Game) {
	steps := v.Game.Steps()
	if sh.act != oplog.ActReplace || sh.gone || steps[sh.number-1].Refusal == nil {
		return
	}
	s, step := sh.shell, steps[sh.number-1]
	actions := []fyne.CanvasObject{input.NewQuietButton(words.Text("log.void"),
		func() { s.Go(voidRoute{number: step.Number}) })}
	e, own := view.PassInstead(v, step)
	switch {
	case own:
		actions = append(actions,
			input.NewQuietButton(words.EntryShort(v.ID(), step.Before, e), func() { sh.begin(v, e) }))
	case e != nil: // another player's turn is missing
		short := words.EntryShort(v.ID(), step.Before, e)
		actions = append(actions, input.NewQuietButton(short, func() {
			if !s.ShowError(s.Session.Insert(step.Number, e)) {
				s.Back()
				showEntered(s, oplog.ActInsert, short, step.Number)
			}
		}), input.NewQuietButton(words.Text("log.insert"), func() { pushInsert(s, step.Number) }))
	}
	sh.showWarning(view.MendSentence(v, step), actions...)
}

func (sh *entrySheet) showWarning(sentence string, actions ...fyne.CanvasObject) {
	sh.warning.Objects = []fyne.CanvasObject{frame.InsetSides(look.Space3, look.Space2,
		warningPanel(sentence, actions...))}
}

func warningPanel(sentence string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	return frame.NewPanel(look.Card, look.Space3, frame.Stack(look.Space2,
		text.NewParagraph(sentence, core.Body), frame.NewFlow(look.Space2, actions...))).Outlined(look.Loss)
}

func (sh *entrySheet) recordAndMend() {
	if sh.record() {
		openMend(sh.shell)
	}
}
