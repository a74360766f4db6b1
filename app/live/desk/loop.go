package desk

import "sync"

// A Loop is the goroutine of the games where there is no window: it does one thing after another.
type Loop struct {
	work  chan job
	over  chan struct{}
	ended chan struct{}
	once  sync.Once
}

// A job is something to do, and what was told of it when it was done: what it broke off with, nil for nothing.
type job struct {
	do   func()
	done chan any
}

// NewLoop begins.
func NewLoop() *Loop {
	l := &Loop{work: make(chan job), over: make(chan struct{}), ended: make(chan struct{})}
	go l.run()
	return l
}

// Run does something on the loop and returns when it is done. After [Loop.End] it does nothing. What breaks off there
// breaks off for who asked, and for nobody else.
func (l *Loop) Run(do func()) {
	j := job{do, make(chan any, 1)}
	select {
	case l.work <- j:
	case <-l.ended:
		return
	}
	if broken := <-j.done; broken != nil {
		panic(broken)
	}
}

// End ends the loop, and returns when what was being done is done.
func (l *Loop) End() {
	l.once.Do(func() { close(l.over) })
	<-l.ended
}

func (l *Loop) run() {
	defer close(l.ended)
	for {
		select {
		case <-l.over:
			return
		case j := <-l.work:
			j.done <- attempt(j.do)
		}
	}
}

// attempt does something, and returns what it broke off with.
func attempt(do func()) (broken any) {
	defer func() { broken = recover() }()
	do()
	return nil
}
