package room

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// request sends a random request to both games. It undoes a request that reveals the secret.
func (p *pair) request() {
	p.t.Helper()
	if p.draw(20) == 0 {
		p.tellHidden()
	}
	all := p.others()
	by := all[p.draw(len(all))]
	routes := Operations(nil)
	route := routes[p.draw(len(routes))]
	if busy := []string{"sheet", "enter", "tell"}; p.draw(3) > 0 {
		name := busy[p.draw(len(busy))]
		route = routes[slices.IndexFunc(routes, func(o door.Operation) bool { return strings.HasSuffix(o.Path, "/"+name) })]
	}
	name := route.Path[len("/g/{game}/"):]
	var query url.Values
	body := func(*table) []byte { return nil }
	if route.Method != "POST" {
		query = p.query(name)
	} else {
		body = p.body(name, by)
		if by.Role == door.Keeper && p.allTold() {
			return // a keeper with all answers may learn whether the entry is legal
		}
	}
	p.asked++
	before := p.one.session.Game().Length()
	answer := func(on *table) heard {
		reply, err := on.call(by, route.Method, name, query, body(on))
		if err != nil {
			var problem *door.Problem
			if asProblem(err, &problem) {
				return heard{name, fmt.Sprint(problem.Code, err, string(problem.Detail))}
			}
			return heard{name, err.Error()}
		}
		return heard{name, fmt.Sprint(reply.Status, string(reply.Body))}
	}
	first, second := answer(p.one), answer(p.two)
	done := p.one.session.Game().Length() - before
	if done != 0 && p.apart() { // the answer may contain what has become public
		p.entered++
		for range 2 * done {
			if !p.apart() {
				return
			}
			for _, on := range []*table{p.one, p.two} {
				last, _ := on.session.Game().Undoing()
				must.Get(on.session.Undo(last.Op, ledger.Author{}))(p.t)
			}
		}
		return
	}
	p.same(by, fmt.Sprintf("%s %s %v %s", route.Method, name, query, body(p.one)), first, second)
	if done != 0 {
		p.entered++
		for _, by := range p.others() {
			p.same(by, "board after "+name, heard{answer: p.seen(p.one, by)}, heard{answer: p.seen(p.two, by)})
		}
	}
}

func (p *pair) seen(on *table, by door.Guest) string {
	return string(must.Get(NewStage(on.rooms).Seen(on.game, by.Audience()))(p.t))
}

func (p *pair) allTold() bool {
	joint := p.one.joint(p.one.session.View())
	return joint != nil && len(joint.Missing) == 0
}

// tellHidden answers for the seat with the secrets, differently in each game.
func (p *pair) tellHidden() {
	for _, on := range []*table{p.one, p.two} {
		var ask EntryRequest
		v := on.session.View()
		for _, e := range v.Expected().Next {
			if draft, told := on.draft(v, e.Kind()); told != nil && draft.Kind == e.Kind() {
				e = told
			}
			ask.Kind = e.Kind()
			for _, f := range e.Form(v.Table).Fields {
				if f.Secret && f.Seat == p.hidden && f.Allowed.Count() > 0 {
					value := f.Allowed.At(p.draw(f.Allowed.Count()))
					ask.Sets = append(ask.Sets, FieldValue{Field: f.Name, Value: &value})
				}
			}
			break
		}
		if t := on.session.View().Table; len(ask.Sets) == 0 || t.Turn() == p.hidden {
			return // this entry would be recorded at once
		}
		_, _ = on.call(seated(p.hidden), "POST", "tell", nil, must.Get(json.Marshal(ask))(p.t))
	}
}

func (p *pair) query(name string) url.Values {
	number := strconv.Itoa(p.draw(len(p.one.session.Game().Steps())+3) - 1)
	if name != "why" {
		return url.Values{"before": {number}, "number": {number}, "op": {number}}
	}
	figures := figuresOf(p.one, looker())
	figure := figures[p.draw(len(figures))]
	for range p.draw(3) {
		figure += "/" + strconv.Itoa(p.draw(4))
	}
	return url.Values{"figure": {figure}}
}

// body returns a function that makes the same random body for either game.
func (p *pair) body(name string, by door.Guest) func(*table) []byte {
	at, now, likely := p.draw(p.one.session.Game().Length()+2), p.draw(8) > 0, p.draw(4) > 0
	ask, turned := p.ask(by), Switch{p.draw(5) == 0}
	return func(on *table) []byte {
		v := on.session.View()
		means := Operation{Op: int64(at), Head: "another"}
		if now {
			means.Head = headNow(v)
		}
		var body any = ask
		switch name {
		case "undo", "redo":
			next, _ := reversal(v, oplog.Via(name))
			if likely {
				means.Op = next.Op
			}
			body = means
		case "void", "goby", "restore":
			body = means
		case "propose":
			body = turned
		case "accept", "decline":
			choice := Choice{1 + at, means.Head}
			if all := on.Proposals(); at < len(all) {
				choice.ID = all[at].ID
			}
			body = choice
		}
		return must.Get(json.Marshal(body))(p.t)
	}
}

func (p *pair) ask(by door.Guest) EntryRequest {
	v, steps := p.one.session.View(), p.one.session.Game().Steps()
	var ask EntryRequest
	possible := sheet.Possible(p.rules, v.Table).All()
	e := possible[p.draw(len(possible))]
	if next := v.Expected().Next; p.draw(2) == 0 && len(next) > 0 {
		e = next[p.draw(len(next))]
	}
	if _, told := p.one.draft(v, e.Kind()); told != nil {
		e = told
	} else if fresh, ok := sheet.Copy(p.rules, e); ok {
		e = fresh
	}
	switch ask.Kind = e.Kind(); p.draw(12) {
	case 0:
		ask.Kind = calc.Kinds(p.rules.Blanks())[p.draw(len(calc.Kinds(p.rules.Blanks())))]
	case 1:
		ask.Kind = "x"
	case 2:
		ask.Kind = ""
	}
	base := v.Table
	if len(steps) > 0 && p.draw(8) == 0 {
		step := steps[p.draw(len(steps))]
		if by.Role != door.Keeper || step.Entry.Kind() == ask.Kind || p.draw(2) == 0 {
			ask.Act, ask.Op, base = oplog.ActReplace, step.Op, step.Before
		}
		if p.draw(3) == 0 {
			ask.Act, ask.Op = oplog.ActInsert, step.Op
		}
	}
	if seat := p.draw(2*len(v.Layout.Seats)) - 1; seat < len(v.Layout.Seats) && seat != p.hidden && p.draw(2) == 0 {
		ask.Seat = &seat
	}
	if v.Layout.HasSeat(v.Table.Turn()) && v.Table.Turn() != p.hidden && by.Role == door.Keeper && p.draw(2) == 0 {
		ask.Seat = new(v.Table.Turn())
	}
	ask.Onward, ask.Nobody = p.draw(8) == 0, p.draw(8) == 0
	if p.draw(10) == 0 {
		ask.Head = []string{headNow(v), headOf(v, max(0, len(steps)-1)), "x"}[p.draw(3)]
	}
	p.fillIn(&ask, e, base)
	return ask
}

// fillIn adds random field values to a request: allowed and forbidden, as numbers and typed, some of them twice.
func (p *pair) fillIn(ask *EntryRequest, e calc.Entry, base calc.Table) {
	typed := []string{"", "x", "1+2", "3-5", "99999999999999999999", "-4", " 2 ", "as agreed"}
	for range p.draw(4) {
		for _, f := range e.Form(base).Fields {
			if p.draw(2) == 0 || f.Secret && f.Seat == p.hidden {
				continue
			}
			set := FieldValue{Field: f.Name}
			value := []int{p.draw(13), -1 - p.draw(3), 0, 999_999_999, 1_000_000_001, -999_999_999, p.draw(4), 1}[p.draw(8)]
			switch count := f.Allowed.Count(); {
			case f.Kind == calc.TextKind || p.draw(12) == 0:
				set.Text = &typed[p.draw(len(typed))]
			case count > 0 && p.draw(4) > 0:
				value = f.Allowed.At(p.draw(count))
				fallthrough
			default:
				set.Value = &value
				if f.Set != nil && canHold(f, value) {
					f.Set(value)
				}
			}
			ask.Sets = append(ask.Sets, set)
		}
	}
	if p.draw(6) == 0 {
		swap := func(i, j int) { ask.Sets[i], ask.Sets[j] = ask.Sets[j], ask.Sets[i] }
		for i := range ask.Sets {
			swap(i, p.draw(i+1))
		}
	}
}
