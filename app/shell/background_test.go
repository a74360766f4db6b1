package shell

import (
	"context"
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
)

// A screen is a screen goroutine that the test runs step by step.
type screen chan func()

func (s screen) do(f func()) { s <- f }

func (s screen) runner() Runner { return Runner{Beside: OnTime().Beside, OnScreen: s.do} }

func (s screen) next(t *testing.T) {
	t.Helper()
	select {
	case f := <-s:
		f()
	case <-time.After(time.Second):
		t.Fatal("nothing comes")
	}
}

type outcome struct {
	results []string
	faults  []string
	shares  []float64
}

func (o *outcome) work(do func(ctx context.Context, report func(float64)) (string, error)) Work[string] {
	return Work[string]{
		Do:       do,
		Reported: func(share float64) { o.shares = append(o.shares, share) },
		Then: func(result string, err error) {
			code := ""
			var fault *ledger.Fault
			if errors.As(err, &fault) {
				code = fault.Code
			}
			o.results, o.faults = append(o.results, result), append(o.faults, code)
		},
	}
}

func (o *outcome) must(t *testing.T, result, fault string) {
	t.Helper()
	expect.True(t, len(o.results) == 1 && o.results[0] == result && o.faults[0] == fault,
		"the work ends with %q and %q, must end with %q and %q", o.results, o.faults, result, fault)
}

func TestWorkBesideTheScreenEndsOnce(t *testing.T) {
	var o outcome
	shown := make(screen, 10)
	stop := begin(o.work(func(_ context.Context, report func(float64)) (string, error) {
		report(0.5)
		return "done", nil
	}), time.Minute, shown.runner())
	shown.next(t)
	expect.True(t, len(o.results) == 0 && len(o.shares) == 1, "it ends before its end: %+v", o)
	shown.next(t)
	stop()
	o.must(t, "done", "")
}

func TestWorkThatWasStoppedChangesNothing(t *testing.T) {
	var o outcome
	shown := make(screen, 10)
	stopped := make(chan struct{})
	stop := begin(o.work(func(ctx context.Context, report func(float64)) (string, error) {
		<-ctx.Done()
		report(1)
		close(stopped)
		return "too late", nil
	}), time.Minute, shown.runner())
	stop()
	<-stopped
	shown.next(t)
	shown.next(t)
	stop()
	o.must(t, "", "work.stopped")
	expect.True(t, len(o.shares) == 0, "it reports after it was stopped")
}

func TestWorkThatTakesTooLongIsGivenUp(t *testing.T) {
	var o outcome
	shown, endless := make(screen, 10), make(chan struct{})
	begin(o.work(func(context.Context, func(float64)) (string, error) { <-endless; return "too late", nil }),
		time.Millisecond, shown.runner())
	shown.next(t)
	o.must(t, "", "work.late")
	close(endless)
	shown.next(t)
	o.must(t, "", "work.late")
}

func TestWorkThatBreaksOffDoesNotEndTheProgram(t *testing.T) {
	var o outcome
	shown := make(screen, 10)
	begin(o.work(func(context.Context, func(float64)) (string, error) {
		var none []int
		return string(rune(none[3])), nil
	}), time.Minute, shown.runner())
	shown.next(t)
	o.must(t, "", "work.failed")
}

type blankPage struct{}

func (*blankPage) Content() fyne.CanvasObject { return container.NewStack() }
func (*blankPage) Update()                    {}

type spokenPage struct {
	blankPage
	spoken *lang.Language
}

func (p *spokenPage) Update() { p.spoken = words.Spoken() }

// A phone's entry redraws the window, while the phone is answered in its own language.
func TestTheWindowKeepsItsLanguage(t *testing.T) {
	a, page := test.NewTempApp(t), &spokenPage{}
	s := New(a, a.NewWindow(""), session.New(nil, "Laptop", nil), Runner{}, false, nil)
	s.ShowOnly(given{page: page})
	own := words.Spoken()
	words.In(lang.Of("de"), s.Update)
	expect.Equal(t, page.spoken, own, "while a phone is answered in German, the window speaks")
}

func TestLeavingAPageStopsItsWork(t *testing.T) {
	a := test.NewTempApp(t)
	s := New(a, a.NewWindow(""), session.New(nil, "Laptop", nil), Runner{}, false, nil)
	s.ShowOnly(given{page: &blankPage{}})
	stopped := 0
	s.leaving = append(s.leaving, func() { stopped++ })
	s.Update()
	expect.True(t, stopped == 0, "an update stops the work")
	s.Go(given{page: &blankPage{}})
	s.Back()
	expect.True(t, stopped == 1, "the work is stopped %d times", stopped)
}
