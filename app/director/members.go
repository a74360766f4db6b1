package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
)

// Find returns the members whose names hold what is typed, all where nothing is.
func (d *Desk) Find(typed string) []int {
	var found []int
	for member, m := range d.State.Members {
		if letters.Finds(m.Name, typed) {
			found = append(found, member)
		}
	}
	return found
}

// Join lets people take part from the next round on, nobody twice, and returns who does already.
func (d *Desk) Join(names []string) (twice []string, err error) {
	var taking []string
	for _, m := range d.State.Members {
		taking = append(taking, m.Name)
	}
	fresh, twice := Newcomers(names, taking)
	if len(fresh) > 0 {
		err = d.Enter(Joining(fresh))
	}
	return twice, err
}

// MemberAbout tells how a member takes part.
func MemberAbout(d *Desk, member int) string { return words.MemberState(&d.State, member) }

// The keys of what can be done with a member.
const (
	AskWhy     = "tournament.member.why"
	ComeBack   = "tournament.member.back"
	PlayOn     = "tournament.member.plays"
	SitOut     = "tournament.member.rest"
	LeaveOff   = "tournament.member.leave"
	KeepApart  = "tournament.member.apart"
	SeatWith   = "tournament.member.together"
	TakePoints = "tournament.member.penalty"
)

// MemberDeeds are what can be done with a member. Where the standing is hidden from the director, looks is false.
func MemberDeeds(d *Desk, member int, looks bool) []Deed {
	var keys []string
	m, rounds := d.State.Members[member], len(d.State.Rounds)
	if rounds > 0 && (looks || !d.State.Hidden(rounds)) {
		keys = append(keys, AskWhy)
	}
	switch {
	case m.Left:
		keys = append(keys, ComeBack)
	case m.Resting == rounds+1:
		keys = append(keys, PlayOn, LeaveOff)
	default:
		keys = append(keys, SitOut, LeaveOff)
	}
	var all []Deed
	for _, key := range append(keys, KeepApart, SeatWith, TakePoints) {
		all = append(all, deed(key))
	}
	return all
}

// MemberEntry is the entry of what is done with a member at once; nil where something is asked first.
func MemberEntry(key string, member int) tournament.Entry {
	switch key {
	case ComeBack:
		return &tournament.Return{Member: member}
	case PlayOn:
		return &tournament.Rest{Member: member, Plays: true}
	case SitOut:
		return &tournament.Rest{Member: member}
	case LeaveOff:
		return &tournament.Leave{Member: member}
	}
	return nil
}
