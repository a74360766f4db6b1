package words

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// maxValue is the greatest length, in characters, of a value shown in a sentence.
const maxValue = 60

// Fault returns the sentence for a fault, and whether the fault has a sentence.
func Fault(f *ledger.Fault) (string, bool) {
	if f.Want.Kind != "" {
		return fieldFault(f), true
	}
	key := "fault." + f.Code
	if !Known(key) {
		return "", false
	}
	names := Names{"path": letters.StripInvisible(f.Path), "detail": shorten(f.Detail), "entry": f.Entry}
	return Format(key, names), true
}

func fieldFault(f *ledger.Fault) string {
	names := Names{
		"where": documentPart(f.Code, f.Entry), "field": shorten(f.Field), "value": shorten(f.Value),
		"want": wantedValue(f.Want),
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

func UnknownField(u record.UnknownField) string {
	names := Names{"where": documentPart("", u.Operation), "field": shorten(u.Field), "known": u.Known}
	return Format("fault.field.unknown", names)
}

// TidiedField returns a warning that an import cleaned up one of a record's texts.
func TidiedField(t record.TidiedField) string {
	return Format("fault.field.tidied", Names{"where": documentPart("", t.Operation), "field": shorten(t.Field)})
}

func Alike(first, second string) string {
	return Format("names.alike", Names{"first": first, "second": second})
}

func documentPart(code string, operation int) string {
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

func wantedValue(w ledger.Want) string {
	return Format("fault.want."+w.Kind, Names{"length": w.Length, "words": w.Words})
}

// shorten cleans up text from outside for display, and cuts it to maxValue characters.
func shorten(value string) string {
	seen := letters.Tidy(letters.Clip(value, 2*maxValue))
	if utf8.RuneCountInString(seen) <= maxValue {
		return seen
	}
	return string([]rune(seen)[:maxValue]) + "…"
}
