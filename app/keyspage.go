package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
)

// A keysPage lists the general keyboard shortcuts and those of the current game, or of every game if no game is open.
type keysPage struct{ shell *shell.Shell }

func (p *keysPage) Content() fyne.CanvasObject {
	s := p.shell
	list := frame.Stack(0)
	for _, shortcut := range shortcuts() {
		list.Add(frame.Stack(0, frame.InsetSides(0, look.Space2,
			frame.Spread(text.NewParagraph(words.Text("keys."+shortcut.key), core.Body), keycaps(shortcut.caps))),
			frame.NewRule()))
	}
	for _, rulebook := range rulebooks.All() {
		if key := rulebook.ID() + ".keys"; words.Known(key) &&
			(!s.OnTable() || s.Session.View().ID() == rulebook.ID()) {
			list.Add(frame.InsetSides(0, look.Space2, frame.Stack(look.Space1,
				text.New(words.Text("rulebook."+rulebook.ID()), core.Strong),
				text.NewParagraph(words.Text(key), core.Body))))
		}
	}
	return s.Frame(s.Head(words.Text("keys.title"), ""), list, nil)
}

func (p *keysPage) Update() {}

// Typed ignores "?", the letter that opens this page.
func (p *keysPage) Typed(letter rune) bool { return letter == '?' }

// A shortcut is a key combination, described by the text "keys." + key. An item of caps is printed as the text "key." +
// item or, without such a text, as it is.
type shortcut struct {
	key  string
	caps []string
}

func shortcuts() []shortcut {
	return []shortcut{
		{"turn", []string{"N"}},
		{"record", []string{"ctrl", "enter"}},
		{"undo", []string{"ctrl", "Z"}},
		{"redo", []string{"ctrl", "shift", "Z"}},
		{"log", []string{"L"}},
		{"share", []string{"S"}},
		{"present", []string{"F11"}},
		{"hall", []string{"space", "T"}},
		{"move", []string{"tab"}},
		{"within", []string{"arrows"}},
		{"letter", []string{"letter"}},
		{"choose", []string{"space"}},
		{"find", []string{"ctrl", "F"}},
		{"rename", []string{"F2"}},
		{"delete", []string{"del"}},
		{"close", []string{"esc"}},
		{"help", []string{"?"}},
	}
}

func keycaps(caps []string) fyne.CanvasObject {
	row := frame.Across(look.Space1)
	for _, name := range caps {
		if key := "key." + name; words.Known(key) {
			name = words.Text(key)
		}
		printed := frame.InsetSides(look.Space1, 0, frame.NewWord(name, core.Strong, look.Ink))
		row.Add(frame.NewPanel(look.Felt, look.Space1, printed).Outlined(look.Edge))
	}
	return row
}
