package words

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// maxValue is how much of a value a sentence shows, in characters.
const maxValue = 60

// Fault is the sentence of a fault, and whether it has one.
func Fault(f *ledger.Fault) (string, bool) {
	if f.Want.Kind != "" {
		return fieldFault(f), true
	}
	key := "fault." + f.Code
	if !Known(key) {
		return "", false
	}
	names := Names{"path": letters.Seen(f.Path), "detail": shortened(f.Detail), "entry": f.Entry}
	return Format(key, names), true
}

// fieldFault says which field of a record or a template is wrong, what stands there and what would be right.
func fieldFault(f *ledger.Fault) string {
	names := Names{
		"where": where(f.Code, f.Entry), "field": shortened(f.Field), "value": shortened(f.Value), "want": want(f.Want),
	}
	switch {
	case f.Want.Missing:
		return Format("fault.field.missing", names)
	case f.Want.Kind == "once":
		return Format("fault.field.twice", names)
	case f.Want.Kind == "own" && f.Err != nil:
		return Format("fault.field.own", names)
	}
	return Format("fault.field", names)
}

// UnknownField says that a field of a record is not known.
func UnknownField(u record.UnknownField) string {
	names := Names{"where": where("", u.Operation), "field": shortened(u.Field), "known": u.Known}
	return Format("fault.field.unknown", names)
}

// TidiedField says that a text of a record is not as it came in.
func TidiedField(t record.TidiedField) string {
	return Format("fault.field.tidied", Names{"where": where("", t.Operation), "field": shortened(t.Field)})
}

// Alike says that two names look the same.
func Alike(first, second string) string {
	return Format("names.alike", Names{"first": first, "second": second})
}

// where names the part of a document that a field stands in.
func where(code string, operation int) string {
	switch {
	case operation > 0:
		return Format("fault.where.operation", Names{"entry": operation})
	case strings.HasPrefix(code, "template."):
		return Text("fault.where.template")
	case strings.HasPrefix(code, "plan."):
		return Text("fault.where.plan")
	case strings.HasPrefix(code, "backup."):
		return Text("fault.where.backup")
	}
	return Text("fault.where.record")
}

// want says what would be right.
func want(w ledger.Want) string {
	return Format("fault.want."+w.Kind, Names{"length": w.Length, "words": w.Words})
}

// shortened is what comes from outside as a sentence bears it: as people see it, and no longer than they read it.
func shortened(value string) string {
	seen := letters.Tidy(letters.Clip(value, 2*maxValue))
	if utf8.RuneCountInString(seen) <= maxValue {
		return seen
	}
	return string([]rune(seen)[:maxValue]) + "…"
}
