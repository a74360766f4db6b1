package command

import (
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
)

func reviewWords(c call, args []string) error {
	l, spoken := lang.Find(args[0])
	if !spoken {
		tags := calc.Map(lang.Languages(), (*lang.Language).Tag)
		return notation.NewMisuse("command.words.unknown", words.Names{"tag": args[0], "tags": tags})
	}
	sound := true
	for _, one := range l.Review() {
		if l == lang.English() && one.Kind == lang.Same {
			continue
		}
		sound = sound && one.Kind == lang.Same
		c.line(words.Format("command.words."+string(one.Kind), words.Names{"key": one.Key, "detail": one.Detail}))
	}
	if !sound {
		return exit(Refused)
	}
	c.line(words.Format("command.words.sound", words.Names{"language": l.Name(), "count": l.Plurals()}))
	return nil
}
