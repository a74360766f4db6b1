// Package records shows what nobody surpassed in the finished games of the book. In the code that is a highlight,
// because a record is the file of a game.
package records

import (
	"context"
	"errors"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A page lists the records of one game or of all games, each with the entries that it stands on.
type page struct {
	shell *shell.Shell
	found found
	// rulebook is the game whose records are shown, empty for all; chosen tells that somebody chose it.
	rulebook string
	chosen   bool
	// progress tells how far the games are worked out.
	progress *text.Text
	choice   *fyne.Container
	filter   *setup.GameFilter
	cards    *fyne.Container
	scroll   fyne.CanvasObject
	content  *fyne.Container
}

// found is what is known of the games.
type found struct {
	games   []stats.Summary
	people  people.People
	feats   []stats.Highlight
	pending int
}

// NewPage shows the records of the book.
func NewPage(s *shell.Shell) shell.Page {
	p := &page{shell: s, progress: text.NewParagraph("", core.Caption), choice: frame.NewHolder(),
		cards: frame.NewColumns(cardWidth, look.Space3)}
	core.Show(p.progress, false)
	about := text.NewParagraph(words.Text("records.about"), core.Caption)
	body := frame.Stack(look.Space3, p.choice, about, p.progress, p.cards)
	p.scroll = shell.OverBar(container.NewVScroll(frame.Measured(widest,
		frame.InsetSides(look.Space4, look.Space3, body))))
	p.content = frame.NewHolder()
	p.put(p.scroll)
	return p
}

const (
	// cardWidth is how wide the card of a record is at least.
	cardWidth float32 = 320
	// widest is how wide all columns get together.
	widest float32 = 1400
)

func (p *page) Content() fyne.CanvasObject { return p.content }

// Update looks through the games beside the screen: first for what is known, then for the rest.
func (p *page) Update() {
	shell.Background(p.shell, shell.Work[found]{
		Do:       lookUp(p.shell.Session.Book()),
		Reported: p.report,
		Then: func(all found, err error) {
			switch {
			case isFault(err, "work.stopped"):
			case isFault(err, "work.late"):
				p.Update()
			default:
				if p.show(all, err); err == nil && all.pending > 0 {
					p.workOut(all)
				}
			}
		},
	})
}

// lookUp reads what is known of the games of a book.
func lookUp(book *book.Book) func(context.Context, func(float64)) (found, error) {
	return func(ctx context.Context, report func(float64)) (all found, err error) {
		if all.games, err = book.Shelf.Renew(watch(ctx, report)); err == nil {
			all.feats, all.pending, err = book.Shelf.Highlights(all.games)
		}
		if err == nil {
			all.people, err = book.People.All()
		}
		return all, err
	}
}

// workOut looks through the games that nobody has looked through yet. What is done stays done: where it takes too long,
// it goes on from there.
func (p *page) workOut(all found) {
	book := p.shell.Session.Book()
	shell.Background(p.shell, shell.Work[found]{
		Do: func(ctx context.Context, report func(float64)) (found, error) {
			feats, err := book.Shelf.RenewHighlights(all.games, watch(ctx, report))
			return found{all.games, all.people, feats, 0}, err
		},
		Reported: p.report,
		Then: func(now found, err error) {
			switch {
			case err == nil:
				p.show(now, nil)
			case isFault(err, "work.late"):
				p.workOut(all)
			}
		},
	})
}

// watch ends work with its context, and reports how far it is.
func watch(ctx context.Context, report func(float64)) ledger.Watch {
	percent := -1
	return func(done, of int) error {
		if now := 100 * done / of; now != percent {
			percent = now
			report(float64(now) / 100)
		}
		return ctx.Err()
	}
}

func isFault(err error, code string) bool {
	var fault *ledger.Fault
	return errors.As(err, &fault) && fault.Code == code
}

// report tells how far the work is, in whole percent.
func (p *page) report(share float64) {
	p.progress.SetText(words.Format("records.working", words.Names{"percent": int(100 * share)}))
	if !p.progress.Visible() {
		core.Show(p.progress, true)
		p.scroll.Refresh()
	}
}

func (p *page) show(all found, err error) {
	if err != nil {
		p.put(frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), words.Trouble("", nil, err)))
		return
	}
	p.found = all
	if len(all.feats) == 0 {
		p.put(frame.NewEmptyState(mark.Icon("medal"), words.Text("records.none"), words.Text("records.none.about")))
		return
	}
	core.Show(p.progress, false)
	p.choose()
	p.list()
	p.put(p.scroll)
}

// choose asks which game counts, where several were played: at first the one that was played last.
func (p *page) choose() {
	var played []string
	for _, rules := range rulebooks.All() {
		if slices.ContainsFunc(p.found.feats, func(f stats.Highlight) bool { return f.Game.Rulebook == rules.ID() }) {
			played = append(played, rules.ID())
		}
	}
	if !p.chosen || p.rulebook != "" && !slices.Contains(played, p.rulebook) {
		p.rulebook = p.found.feats[0].Game.Rulebook
	}
	if p.filter == nil || !p.filter.Of(played) {
		p.filter = setup.NewGameFilter(p.shell.Window.Canvas(), played, p.rulebook, func(rulebook string) {
			p.rulebook, p.chosen = rulebook, true
			p.list()
		})
		p.choice.Objects = []fyne.CanvasObject{p.filter.Content}
	}
	core.Show(p.choice, len(played) > 1)
}

// list shows a card for each record of the games that count.
func (p *page) list() {
	p.cards.Objects = nil
	for _, best := range stats.Superlatives(p.found.people, of(p.found.feats, p.rulebook)) {
		p.cards.Add(newCard(p.shell, p.rulebook, best))
	}
	p.cards.Refresh()
	p.scroll.Refresh()
}

// put fills the page below its head.
func (p *page) put(body fyne.CanvasObject) {
	frame.Fill(p.content, shell.Compose(p.shell.Head(words.Text("records.title"), ""), body, nil))
}
