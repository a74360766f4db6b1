package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A joinPage shows where the game on the table and a copy of it diverged. The user merges them by choosing one copy or
// entry by entry, and sees a preview before confirming.
type joinPage struct {
	shell.FixedPage
	shell   *shell.Shell
	theirs  *game.Game
	parting game.Diff
	rows    []game.Row
	chosen  []side
	joined  *game.Game
	tiles   [][2]*list.Tile
	// left holds, for each row, the chip that leaves the row out, or nil if both copies agree on the row.
	left    []*input.Chip
	outcome *fyne.Container
	confirm *input.Button
}

type side uint8

const (
	notChosen side = iota
	oursCounts
	theirsCounts
	neitherCounts
)

// NewJoinPage returns the page that compares the game on the table with other, a record of the same game.
func NewJoinPage(s *shell.Shell, other record.Record) shell.Page {
	p := &joinPage{shell: s, outcome: frame.NewHolder()}
	theirs, err := game.Replay(other, rulebooks.All())
	if err == nil {
		p.theirs = theirs
		p.parting, err = game.Compare(s.Session.Game(), theirs)
	}
	head := s.Head(words.Text("join.title"), "")
	if err != nil {
		p.Body = s.Frame(head, text.NewParagraph(s.ErrorText(err), core.Body), nil)
		return p
	}
	p.rows = p.parting.Rows()
	p.chosen, p.left = make([]side, len(p.rows)), make([]*input.Chip, len(p.rows))
	p.confirm = input.NewPrimaryButton(words.Text("join.confirm"), p.join)
	body := frame.Stack(look.Space3, text.NewParagraph(p.about(), core.Body),
		frame.NewColumns(input.ButtonWidth(), look.Space2,
			input.NewQuietButton(words.Text("join.all.ours"), func() { p.chooseAll(oursCounts) }),
			input.NewQuietButton(words.Text("join.all.theirs"), func() { p.chooseAll(theirsCounts) })))
	for i := range p.rows {
		body.Add(p.row(i))
	}
	body.Add(p.outcome)
	p.Body = s.Frame(head, body, p.confirm)
	p.update()
	return p
}

func (p *joinPage) about() string {
	return words.Format("join.about", words.Names{"common": p.parting.Common,
		"ours": len(p.parting.Ours), "theirs": len(p.parting.Theirs)})
}

func (p *joinPage) OfGame() {}

const warningSide float32 = 20

// minTile is the minimum width of an entry's tile.
const minTile float32 = 260

// row shows both copies' entries, side by side if there is space. A tap chooses one; a chip skips both.
func (p *joinPage) row(i int) fyne.CanvasObject {
	row := p.rows[i]
	pair := frame.NewColumns(minTile, look.Space2)
	var tiles [2]*list.Tile
	if row.Same {
		p.chosen[i] = oursCounts
		pair.Add(frame.NewPanel(look.Felt, look.Space2, p.entry("join.both", row.Ours)))
		p.tiles = append(p.tiles, tiles)
		return pair
	}
	add := func(at int, key string, step *game.Step, counts side) {
		content := p.entry(key, step)
		tiles[at] = list.NewTile(words.EntryShort(p.theirs.Rulebook().ID(), step.Before, step.Entry), content,
			func() { p.choose(i, counts) })
		pair.Add(tiles[at])
	}
	if row.Ours != nil {
		add(0, "join.ours", row.Ours, oursCounts)
	}
	if row.Theirs != nil {
		add(1, "join.theirs", row.Theirs, theirsCounts)
	}
	p.tiles = append(p.tiles, tiles)
	p.left[i] = input.NewChip(words.Text("join.leave"), func(bool) { p.choose(i, neitherCounts) })
	return frame.Stack(look.Space1, pair, frame.NewFlow(look.Space1, p.left[i]))
}

func (p *joinPage) entry(key string, step *game.Step) fyne.CanvasObject {
	v := p.shell.Session.View()
	title := words.Format(key, words.Names{"number": step.Number})
	about := frame.Stack(0, text.New(title, core.Caption),
		text.NewParagraph(words.EntryShort(v.ID(), step.Before, step.Entry), core.Strong))
	if brought := view.Effects(v, *step); brought != "" {
		about.Add(text.NewParagraph(brought, core.Caption))
	}
	return about
}

func (p *joinPage) chooseAll(counts side) {
	for i, row := range p.rows {
		switch {
		case row.Same:
		case counts == oursCounts && row.Ours == nil || counts == theirsCounts && row.Theirs == nil:
			p.chosen[i] = neitherCounts
		default:
			p.chosen[i] = counts
		}
	}
	p.update()
}

func (p *joinPage) choose(i int, counts side) {
	p.chosen[i] = counts
	p.update()
}

// picks returns the chosen entries in order, and the number of rows without a choice.
func (p *joinPage) picks() (picks []game.Choice, open int) {
	for i, row := range p.rows {
		switch p.chosen[i] {
		case notChosen:
			open++
		case oursCounts:
			picks = append(picks, game.Choice{Index: row.Ours.Number - p.parting.Common - 1})
		case theirsCounts:
			picks = append(picks, game.Choice{Theirs: true, Index: row.Theirs.Number - p.parting.Common - 1})
		}
	}
	return picks, open
}

func (p *joinPage) update() {
	for i, tiles := range p.tiles {
		for at, counts := range []side{oursCounts, theirsCounts} {
			if tiles[at] != nil {
				tiles[at].SetChosen(p.chosen[i] == counts)
			}
		}
		if p.left[i] != nil {
			p.left[i].SetChosen(p.chosen[i] == neitherCounts)
		}
	}
	picks, open := p.picks()
	p.joined = nil
	switch {
	case len(p.rows) == 0:
	case open > 0:
		left := words.Format("join.open", words.Names{"count": open})
		frame.Fill(p.outcome, text.NewParagraph(left, core.Body).SetColor(look.Soft))
	default:
		p.preview(picks)
	}
	core.Enable(p.confirm, p.joined != nil)
}

func (p *joinPage) preview(picks []game.Choice) {
	v := p.shell.Session.View()
	joined, err := game.Merge(v.Game, p.theirs, picks)
	if err != nil {
		frame.Fill(p.outcome, text.NewParagraph(p.shell.ErrorText(err), core.Body).SetColor(look.Loss))
		return
	}
	p.joined = joined
	about := frame.Stack(look.Space2)
	for _, step := range joined.Refused() {
		about.Add(frame.Lead(mark.NewPicture(theme.WarningIcon(), warningSide, look.Loss), text.NewParagraph(
			words.Format("join.refused", words.Names{
				"number": step.Number, "entry": words.StepShort(joined, step),
				"reason": words.Refusal(v.ID(), step.Before.Layout(), step.Refusal),
			}), core.Body).SetColor(look.Loss)))
	}
	if changes, differs := view.Changes(v, v.Table, joined.Table()); differs && !view.Secret(v.Table) {
		about.Add(text.NewParagraph(words.Text("join.changes"), core.Caption))
		about.Add(matrix.New(changes, nil))
	} else if !differs {
		about.Add(text.NewParagraph(words.Text("join.same"), core.Body).SetColor(look.Soft))
	}
	frame.Fill(p.outcome, about)
}

// join stores and opens the merged game, and offers to hand it back.
func (p *joinPage) join() {
	if p.joined == nil {
		return
	}
	s := p.shell
	if _, err := s.Session.Book().Games.Import(p.joined.Export(), s.Session.Author()); s.ShowError(err) {
		return
	}
	if s.ShowError(s.Session.Open(p.joined.ID())) {
		return
	}
	s.GoHome(route.Table{})
	s.Go(route.Share{})
	s.ShowNotice(words.Text("join.done"))
}
