package app

import (
	"time"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

func (p *shelfPage) Update() {
	p.stop()
	if p.list.All {
		p.readAll()
	} else {
		front := p.front
		if front == nil || front.shown {
			front = readFront(p.shell.Session.Book())
		}
		front.shown = true
		p.take(front.Front, front.err)
	}
	if !p.failed {
		p.showList()
	}
}

// readAll reads every game of the book.
func (p *shelfPage) readAll() {
	games, err := p.shell.Session.Book().Shelf.ListNow()
	p.take(book.Front{Games: games, All: true}, err)
}

// needAll reads the games that the front lacks, because somebody scrolls to them or searches them. Most people never
// do, and reading thousands of games takes memory.
func (p *shelfPage) needAll() {
	if p.list.All || p.failed {
		return
	}
	p.stop()
	if p.readAll(); !p.failed {
		p.soon(p.workOut)
	}
}

func (p *shelfPage) showAll() {
	if !p.list.All {
		p.needAll()
		p.arrange()
	}
}

func (p *shelfPage) take(list book.Front, err error) {
	if err == nil {
		p.deleted, err = p.shell.Session.Book().Shelf.CountDeleted()
	}
	if p.failed = err != nil; p.failed {
		p.list = book.Front{}
		p.show(frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), words.ErrorSentence("", nil, err)))
		return
	}
	p.list = list
	p.search.update()
}

func (p *shelfPage) showList() {
	p.showNotice()
	p.showSign()
	p.search.offer(len(p.list.Games) > fewGames)
	if len(p.list.Games) == 0 && len(p.notices.Objects) == 0 {
		p.show(newWelcome(p.openSample, p.deletedRow()...))
		return
	}
	p.arrange()
	p.show(p.gallery)
	p.soon(p.workOut)
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

// pictureWait is the delay before pending games are computed, because that would slow down drawing the first picture.
const pictureWait = 150 * time.Millisecond

func (p *shelfPage) workOut() (stop func()) {
	return shell.ComputePending(p.shell, p.list.Games, func(games []stats.Summary) {
		p.take(book.Front{Games: games, All: true}, nil)
		p.arrange()
	})
}
