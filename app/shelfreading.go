package app

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

func (p *shelfPage) Update() {
	p.stop()
	shelf := p.shell.Session.Book().Shelf
	if p.whole {
		p.read(shelf.ListNow())
		return
	}
	front := p.front
	if front == nil || front.shown {
		front = readFront(p.shell.Session.Book())
	}
	front.shown = true
	p.whole = front.whole && front.err == nil
	p.read(front.games, front.err)
	if !front.whole && front.err == nil {
		p.soon(func() func() {
			return shell.Background(p.shell, shell.Work[[]stats.Summary]{
				Do: func(context.Context, func(float64)) ([]stats.Summary, error) { return shelf.ListNow() },
				Then: func(games []stats.Summary, err error) {
					var fault *ledger.Fault
					if errors.As(err, &fault) && fault.Code == "work.stopped" {
						return
					}
					p.whole = err == nil
					p.read(games, err)
				},
			})
		})
	}
}

// soon calls begin once the window is open, unless p.stop is called before.
func (p *shelfPage) soon(begin func() (stop func())) {
	stopped := false
	p.stop = func() { stopped = true }
	p.shell.WhenOpen(func() {
		p.shell.After(pictureWait, func() {
			if !stopped {
				p.stop = begin()
			}
		})
	})
}

// pictureWait is the delay before more games are read, because reading would slow down drawing the first picture.
const pictureWait = 150 * time.Millisecond

func (p *shelfPage) read(games []stats.Summary, err error) {
	if err == nil && p.whole {
		p.deleted, err = p.shell.Session.Book().Shelf.CountDeleted()
	}
	if err != nil {
		p.show(frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), words.ErrorSentence("", nil, err)))
		return
	}
	p.games = games
	p.search.update(games)
	p.showNotice()
	p.showSign()
	p.search.offer(len(games) > fewGames)
	if len(games) == 0 && len(p.notices.Objects) == 0 {
		p.show(newWelcome(p.openSample, p.deletedRow()...))
		return
	}
	p.arrange()
	p.show(p.gallery)
	if p.whole {
		p.soon(p.workOut)
	}
}

func (p *shelfPage) workOut() (stop func()) {
	return shell.ComputePending(p.shell, p.games, func(games []stats.Summary) {
		p.games = games
		p.search.update(games)
		p.arrange()
	})
}
