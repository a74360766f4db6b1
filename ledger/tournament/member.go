package tournament

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
)

// MaxMembers limits the number of members, MaxName the length of a name in characters.
const (
	MaxMembers = 1000
	MaxName    = 60
)

// Join adds members. They play from the next round on.
type Join struct {
	People []Joining `json:"people"`
}

type Joining struct {
	Name string `json:"name"`
	// Person is the id of the person in the book, empty if unknown.
	Person string `json:"person,omitempty"`
}

// Introduce sets the person of each new member, and adds unknown people to the book. If the book cannot be written, it
// changes nothing.
func (e *Join) Introduce(b *book.Book) {
	names := calc.Map(e.People, func(p Joining) string { return p.Name })
	ids, err := b.People.FindOrAdd(names)
	if err != nil {
		return // writing the entry reports the same error
	}
	for i, id := range ids {
		if p := &e.People[i]; p.Person == "" && id != (ledger.PersonID{}) {
			p.Person = id.String()
		}
	}
}

func (*Join) Kind() string { return "join" }

func (e *Join) apply(s *State) *calc.Refusal {
	if len(e.People) == 0 {
		return calc.Missing("tournament.join.nobody", "people")
	}
	if len(s.Members)+len(e.People) > MaxMembers {
		return calc.Refuse("tournament.join.many", "people").With("max", MaxMembers)
	}
	known := map[string]int{}
	for i, m := range s.Members {
		known[NameKey(m.Name)] = i
	}
	all := slices.Clone(s.Members)
	for i, p := range e.People {
		name := letters.Tidy(p.Name)
		if name == "" { // older books accepted names without a letter
			name = "#" + strconv.Itoa(len(all)+1)
		}
		if length := len([]rune(name)); length > MaxName {
			return calc.Refuse("tournament.join.long", "people").
				With("line", i+1).With("length", length).With("max", MaxName)
		}
		switch other, twice := known[NameKey(name)]; {
		case twice && other >= len(s.Members):
			return calc.Refuse("tournament.join.again", "people").
				With("line", i+1).With("first", other-len(s.Members)+1)
		case twice:
			return calc.Refuse("tournament.join.twice", "people").With("line", i+1).Seated(other)
		}
		known[NameKey(name)] = len(all)
		all = append(all, Member{Name: name, Person: p.Person, Joined: len(s.Rounds) + 1})
	}
	s.Members = all
	return nil
}

// visible refuses unreadable names in new entries. Stored tournaments with such names stay readable.
func (e *Join) visible() *calc.Refusal {
	for i, p := range e.People {
		switch {
		case letters.Visible(p.Name):
		case strings.TrimSpace(p.Name) == "":
			return calc.Missing("tournament.join.name", "people").With("line", i+1)
		default:
			return calc.Refuse("tournament.join.letters", "people").With("line", i+1)
		}
	}
	return nil
}

// NameKey returns a key that is equal for names that differ only in letter case and blanks.
func NameKey(name string) string { return strings.ToLower(letters.Tidy(name)) }

// Leave takes a member out of the rounds not yet drawn. The member's points remain.
type Leave struct {
	Member int `json:"member"`
}

func (*Leave) Kind() string { return "leave" }

func (e *Leave) apply(s *State) *calc.Refusal {
	switch {
	case !s.HasMember(e.Member):
		return noMember("member", e.Member)
	case s.Members[e.Member].Left:
		return calc.Refuse("tournament.leave.left", "member").Seated(e.Member)
	}
	s.change(e.Member, func(m *Member) { m.Left = true })
	return nil
}

type Return struct {
	Member int `json:"member"`
}

func (*Return) Kind() string { return "return" }

func (e *Return) apply(s *State) *calc.Refusal {
	switch {
	case !s.HasMember(e.Member):
		return noMember("member", e.Member)
	case !s.Members[e.Member].Left:
		return calc.Refuse("tournament.return.here", "member").Seated(e.Member)
	}
	s.change(e.Member, func(m *Member) { m.Left = false })
	return nil
}

// Rest lets a member sit out the next round or, if Plays is set, play in it after all.
type Rest struct {
	Member int  `json:"member"`
	Plays  bool `json:"plays,omitempty"`
}

func (*Rest) Kind() string { return "rest" }

func (e *Rest) apply(s *State) *calc.Refusal {
	if !s.HasMember(e.Member) {
		return noMember("member", e.Member)
	}
	s.change(e.Member, func(m *Member) {
		if m.Resting = len(s.Rounds) + 1; e.Plays {
			m.Resting = 0
		}
	})
	return nil
}

// Wish asks that two members do not meet or, if Together is set, that they share a table.
type Wish struct {
	Members  [2]int `json:"members"`
	Together bool   `json:"together,omitempty"`
	Lifted   bool   `json:"lifted,omitempty"`
}

func (*Wish) Kind() string { return "wish" }

func (e *Wish) apply(s *State) *calc.Refusal {
	for _, member := range e.Members {
		if !s.HasMember(member) {
			return noMember("members", member)
		}
	}
	if e.Members[0] == e.Members[1] {
		return calc.Refuse("tournament.wish.same", "members").Seated(e.Members[0])
	}
	all := slices.DeleteFunc(slices.Clone(s.Wishes), func(w Wish) bool {
		return w.Members == e.Members || w.Members == [2]int{e.Members[1], e.Members[0]}
	})
	if !e.Lifted {
		all = append(all, *e)
	}
	s.Wishes = all
	return nil
}

func (s *State) Playing() []int {
	return slices.DeleteFunc(s.Active(), func(i int) bool { return s.Members[i].Resting == len(s.Rounds)+1 })
}

// change changes a member in a copy of the list, because callers may still hold the old list.
func (s *State) change(number int, by func(m *Member)) {
	s.Members = slices.Clone(s.Members)
	by(&s.Members[number])
}

func noMember(field string, number int) *calc.Refusal {
	return calc.Refuse("tournament.member", field).With("number", number)
}

func (s *State) Names(members []int) []string {
	return calc.Map(members, func(member int) string { return s.Members[member].Name })
}

// Named returns the member with a name, ignoring letter case and blanks, if there is one.
func (s *State) Named(name string) (member int, known bool) {
	key := NameKey(name)
	member = slices.IndexFunc(s.Members, func(m Member) bool { return NameKey(m.Name) == key })
	return member, member >= 0
}

const codes = 1_000_000

// Code returns the six digits with which a device proves that it belongs to a member. They are the same in every copy.
// The result is empty in tournaments made by older versions.
func (t *Tournament) Code(member int) string {
	secret := t.Head().Secret()
	if secret == "" {
		return ""
	}
	sum := hmac.New(sha256.New, []byte(secret))
	_, _ = fmt.Fprintf(sum, "member %d", member) // hash writes never fail
	return fmt.Sprintf("%06d", binary.BigEndian.Uint64(sum.Sum(nil))%codes)
}

// HasCode reports whether a code is the member's, ignoring spaces. Its running time does not depend on the code.
func (t *Tournament) HasCode(member int, code string) bool {
	own, typed := t.Code(member), strings.Join(strings.Fields(code), "")
	return own != "" && subtle.ConstantTimeCompare([]byte(own), []byte(typed)) == 1
}
