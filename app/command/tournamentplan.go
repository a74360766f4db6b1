package command

import (
	"encoding/json"
	"os"
	"strings"
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
	"scripkeeper/ledger/tournament"
)

// newTournament begins a tournament with a plan, and with people where a file of them is given. Where one of these cannot
// be, nothing is begun.
func (p Program) newTournament(a arguments, title string) int {
	var entries []tournament.Entry
	add := func(make maker) error {
		e, err := make(&tournament.State{})
		entries = append(entries, e)
		return err
	}
	var err error
	if a.given("game") || a.given("plan") {
		err = add(a.planned)
	}
	if a.tournament.from != "" && err == nil {
		err = add(p.joining(a, nil))
	}
	state := tournament.State{}
	if err == nil {
		state, err = director.Try(title, a.author(), entries...)
	}
	if err != nil {
		return p.stopped(a, &state, err)
	}
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	t, err := director.Begin(book, title, a.author(), entries...)
	if err != nil {
		return p.stopped(a, &state, err)
	}
	p.tellHead(a, t)
	return Sound
}

// planned makes a plan: that of a file, the one that there is, or the usual one, and what the flags say of it.
func (a arguments) planned(s *tournament.State) (tournament.Entry, error) {
	e := s.Plan
	if len(e.Games) == 0 {
		e = tournament.UsualPlan()
	}
	if a.tournament.plan != "" {
		raw, err := os.ReadFile(a.tournament.plan)
		if err != nil {
			return nil, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: a.tournament.plan, Err: err}
		}
		e = tournament.Plan{}
		if err := json.Unmarshal(raw, &e); err != nil {
			return nil, notation.Wrong("command.tournament.plan", words.Names{"path": a.tournament.plan, "detail": err.Error()})
		}
		if field, twice := shape.Repeated(raw); twice {
			return nil, notation.Wrong("command.tournament.plan.twice", words.Names{"path": a.tournament.plan, "field": field})
		}
	}
	if a.tournament.game != "" {
		e.Games = nil
		for _, name := range strings.Split(a.tournament.game, ",") {
			choice, err := notation.Game(strings.TrimSpace(name))
			if err != nil {
				return nil, err
			}
			e.Games = append(e.Games, choice)
		}
	}
	if a.given("format") {
		e = e.As(tournament.Format(a.tournament.format))
	}
	for flag, set := range map[string]func(){
		"rounds": func() { e.Rounds = a.rounds }, "size": func() { e.Size = a.size },
		"draw": func() { e.Draw = tournament.Method(a.tournament.draw) }, "final": func() { e.Final = a.tournament.final },
		"carry": func() { e.Carry = a.tournament.carry }, "through": func() { e.Through = a.tournament.through },
		"best": func() { e.Best = a.tournament.best }, "hide": func() { e.HiddenFrom = a.tournament.hide },
		"minutes": func() { e.Minutes = a.tournament.minutes }, "even": func() { e.Scoring.Even = a.tournament.even },
		"scoring": func() { e.Scoring.System = tournament.System(a.tournament.scoring) },
		"ties":    func() { e.TieBreaks = notation.TieBreaks(a.tournament.ties) },
	} {
		if a.given(flag) {
			set()
		}
	}
	return &e, a.planDetails(&e)
}

// planDetails reads what flags say in a notation of their own.
func (a arguments) planDetails(e *tournament.Plan) (err error) {
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
		ends       time.Duration
	}{{"since", a.tournament.since, &e.Since, 0}, {"until", a.tournament.until, &e.Until, 24*time.Hour - time.Millisecond}} {
		if !a.given(day.flag) {
			continue
		}
		at, err := time.ParseInLocation(time.DateOnly, day.text, time.Local)
		if err != nil {
			return notation.Wrong("command.tournament.day", words.Names{"day": day.text})
		}
		*day.to = at.Add(day.ends).UTC()
	}
	return nil
}
