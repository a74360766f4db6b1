package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Fact is a highlight of a game, such as an award, the best turn or the largest fall.
type Fact struct {
	Title, Detail string
	// Seat is the fact's player, or [calc.None] for several or none. Pawn is that player's mark.
	Seat int
	Pawn emblem.Pawn
}

// Facts returns the awards, the best turn and the largest fall of a game. The turn and the fall are missing if any net
// worth is or was secret. It returns nil while entries need fixing.
func Facts(v Game) []Fact {
	if len(v.Game.Refused()) > 0 {
		return nil
	}
	all := awardsIn(v)
	if Secret(v.Table) || v.Layout.Hidden || v.Layout.Veiled {
		return all
	}
	best, fall := jumpsIn(v)
	for _, fact := range []struct {
		key string
		jump
	}{{"result.best", best}, {"result.fall", fall}} {
		if fact.by != 0 {
			names := words.Names{"name": v.Name(fact.seat), "change": words.Difference(fact.by)}
			all = append(all, Fact{Title: words.Format(fact.key, names), Seat: fact.seat, Pawn: v.Pawn(fact.seat),
				Detail: entryName(v, v.Game.Steps()[fact.step])})
		}
	}
	return all
}

type jump struct{ seat, step, by int }

// jumpsIn returns the greatest rise of a player's net worth in the player's own turn, and the greatest fall in any
// turn. An entry of the whole table counts as everyone's turn, except for the first entry.
func jumpsIn(v Game) (best, fall jump) {
	series := Worths(v)
	at := 0
	for i, step := range v.Game.Steps() {
		if step.Refusal != nil {
			continue
		}
		if at++; step.Entry.Kind() == calc.PositionKind {
			continue
		}
		own := Maker(step.Before, step.Entry)
		for seat, line := range series {
			by := line.Values[at] - line.Values[at-1]
			if by > best.by && (own == seat || own == calc.None && at > 1) {
				best = jump{seat, i, by}
			}
			if by < fall.by && !step.After.Out(seat) {
				fall = jump{seat, i, by}
			}
		}
	}
	return best, fall
}

// awardsIn returns the awards: statement lines of a kind with a text "<game>.award.<kind>". The winners are the seats
// paid by the following lines with the same rule.
func awardsIn(v Game) []Fact {
	var all []Fact
	for _, step := range v.Game.Steps() {
		if step.Refusal != nil {
			continue
		}
		lines := step.Statement().Lines
		for i, line := range lines {
			key := v.ID() + ".award." + line.Kind
			if !words.Known(key) {
				continue
			}
			award := Fact{Title: words.Text(key), Seat: calc.None, Detail: words.Text("result.award.nobody")}
			var winners []string
			for _, paid := range lines[i+1:] {
				if paid.Seat != calc.None && paid.Rule == line.Rule {
					award.Seat, winners = paid.Seat, append(winners, v.Name(paid.Seat))
				}
			}
			switch len(winners) {
			case 0:
			case 1:
				award.Detail, award.Pawn = winners[0], v.Pawn(award.Seat)
			default:
				award.Detail, award.Seat = words.Join(winners), calc.None
			}
			all = append(all, award)
		}
	}
	return all
}
