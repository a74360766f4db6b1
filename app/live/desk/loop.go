package desk

import "sync"

// A Loop is the games' goroutine for programs without a window: it runs one function after another.
type Loop struct {
	work  chan job
	over  chan struct{}
	ended chan struct{}
	once  sync.Once
}

// A job is a function to run; done receives its panic value, or nil.
type job struct {
	do   func()
	done chan any
}

func NewLoop() *Loop {
	l := &Loop{work: make(chan job), over: make(chan struct{}), ended: make(chan struct{})}
	go l.run()
	return l
}

// Run runs a function on the loop and waits for it; after [Loop.End] it does nothing. A panic goes to the caller only.
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

func attempt(do func()) (broken any) {
	defer func() { broken = recover() }()
	do()
	return nil
}
