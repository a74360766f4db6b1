package setup

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// GameChooser asks for a game and its house rules.
type GameChooser struct {
	Object  fyne.CanvasObject
	shell   *shell.Shell
	games   *presetList
	house   *houseRules
	changed func()
}

// NewGameChooser returns a chooser with no game chosen. It calls changed on every choice.
func NewGameChooser(s *shell.Shell, changed func()) *GameChooser {
	c := &GameChooser{shell: s, changed: changed}
	c.house = newHouseRules(s, changed, c.saveTemplate)
	c.games = newPresetList(s, func() { c.takeOffer(nil) })
	rules := frame.NewColumns(0.95*input.ButtonWidth(), look.Space2, c.games.preset, c.house.tile)
	c.Object = frame.Stack(look.Space2, c.games.content, rules, c.house.content)
	return c
}

// Choose chooses a game and its options. If the game is unknown, the current choice stays.
func (c *GameChooser) Choose(id string, options calc.Options) {
	if rulebook, known := rulebooks.Find(id); known && options != nil {
		c.games.chooseLike(rulebook, options)
	}
	c.takeOffer(options)
}

func (c *GameChooser) Reload() {
	if c.games.rulebook == nil {
		return
	}
	if c.games.reload() {
		c.takeOffer(c.house.Options) // the rules stay even if their template is gone
		return
	}
	if name := c.games.offer().Name; name != c.house.BaseName {
		c.house.BaseName = name
		c.house.refresh()
	}
}

// takeOffer starts the house rules with the given options or, if nil, with those of the chosen preset or template.
func (c *GameChooser) takeOffer(others calc.Options) {
	if c.games.rulebook == nil {
		c.changed()
		return
	}
	c.house.use(c.games.rulebook, c.games.offer(), others)
}

func (c *GameChooser) saveTemplate() {
	askTemplateName(c.shell, words.Text("template.keep"), "", func(name string) error {
		made, err := record.NewTemplate(name, c.games.rulebook, c.house.Options)
		if err == nil {
			made, err = c.shell.Session.Book().Templates.Store(made)
		}
		if err != nil {
			return err
		}
		c.games.chooseTemplate(made)
		c.takeOffer(nil)
		c.shell.ShowNotice(words.Format("template.kept", words.Names{"name": made.Name}))
		return nil
	})
}
