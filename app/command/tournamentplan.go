package command

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/shape"
	"scripkeeper/ledger/tournament"
)

// beginTournament begins a tournament. If the plan or a name is invalid, it creates nothing.
func beginTournament(c call, w []string) error {
	var entries []tournament.Entry
	if slices.ContainsFunc(planFlags(), c.given) {
		plan, err := c.planned()
		if err != nil {
			return err
		}
		entries = append(entries, plan)
	}
	if c.tournament.from != "" {
		names, err := notation.Names(c.tournament.from, c.input)
		if err != nil {
			return err
		}
		entries = append(entries, director.NewJoin(names))
	}
	if state, err := director.Try(w[0], ledger.Author{}, entries...); err != nil {
		return c.stopped(&state, err) // refuse before a book is created
	}
	return c.open(func(book *book.Book) error {
		t, err := director.Begin(book, w[0], ledger.Author{}, entries...)
		if err == nil {
			printHead(c, t)
		}
		return err
	})
}

// planned returns the plan in a file or the usual plan, changed by flags.
func (c call) planned() (*tournament.Plan, error) {
	e := tournament.UsualPlan()
	if path := c.tournament.plan; path != "" {
		var err error
		if e, err = readPlan(path); err != nil {
			return nil, err
		}
	}
	if c.tournament.game != "" {
		e.Games = nil
		for _, name := range strings.Split(c.tournament.game, ",") {
			choice, err := notation.Game(strings.TrimSpace(name))
			if err != nil {
				return nil, err
			}
			e.Games = append(e.Games, choice)
		}
	}
	if c.given("format") {
		e = e.InFormat(tournament.Format(c.tournament.format))
	}
	flags := c.tournament
	for flag, set := range map[string]func(){
		"rounds": func() { e.Rounds = c.rounds }, "size": func() { e.Size = c.size },
		"draw": func() { e.Draw = tournament.Method(flags.draw) }, "final": func() { e.Final = flags.final },
		"carry": func() { e.Carry = flags.carry }, "through": func() { e.Through = flags.through },
		"best": func() { e.Best = flags.best }, "hide": func() { e.HiddenFrom = flags.hide },
		"minutes": func() { e.Minutes = flags.minutes }, "even": func() { e.Scoring.Even = flags.even },
		"scoring": func() { e.Scoring.System = tournament.System(flags.scoring) },
		"ties":    func() { e.TieBreaks = notation.TieBreaks(flags.ties) },
	} {
		if c.given(flag) {
			set()
		}
	}
	return &e, planDetails(c.arguments, &e)
}

// readPlan reads a plan from a file with the plan itself or the output of "show --json".
func readPlan(path string) (e tournament.Plan, err error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return e, unopened(path, err)
	}
	text, fault := ledger.Text(raw)
	if fault != nil {
		return e, fault
	}
	var shown struct{ Plan json.RawMessage }
	switch err := json.Unmarshal(text, &shown); {
	case !json.Valid(text):
		return e, notation.NewMisuse("command.tournament.plan", words.Names{"path": path})
	case err == nil && shown.Plan != nil:
		text = shown.Plan
	}
	if field, twice := shape.Repeated(text); twice {
		return e, record.RepeatedField("plan.types", field)
	}
	if _, misfit := shape.Of(e).Read(text, &e); misfit != nil {
		return e, record.FillFault(&ledger.Fault{Code: "plan.types"}, "", misfit)
	}
	return e, nil
}

// planDetails applies the flags that need parsing, such as points.
func planDetails(a arguments, e *tournament.Plan) (err error) {
	if a.given("points") {
		if e.Scoring.Places, err = notation.PlacePoints(a.tournament.points); err != nil {
			return err
		}
	}
	for _, points := range []struct {
		flag, text string
		to         *tournament.Points
	}{{"sit-out", a.tournament.sitOut, &e.Scoring.SittingOut}, {"absent", a.tournament.absent, &e.Scoring.Absent}} {
		if a.given(points.flag) {
			if *points.to, err = notation.Points(points.text); err != nil {
				return err
			}
		}
	}
	for _, day := range []struct {
		flag, text string
		to         *time.Time
		last       bool
	}{{"since", a.tournament.since, &e.Since, false}, {"until", a.tournament.until, &e.Until, true}} {
		if !a.given(day.flag) {
			continue
		}
		at, err := time.ParseInLocation(time.DateOnly, day.text, time.Local)
		if err != nil {
			return notation.NewMisuse("command.tournament.day", words.Names{"day": day.text})
		}
		if day.last {
			at = at.AddDate(0, 0, 1).Add(-time.Millisecond)
		}
		*day.to = at.UTC()
	}
	return nil
}
