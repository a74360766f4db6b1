package board

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"scripkeeper/calc"
)

// A Count is a number for each company. In JSON it is an object by company code, without zeros: {"COS":2}.
type Count [Companies]int

func (c Count) MarshalJSON() ([]byte, error) {
	return encodeByCode(func(company int) (string, bool) { return strconv.Itoa(c[company]), c[company] != 0 }), nil
}

func (c *Count) UnmarshalJSON(data []byte) error {
	*c = Count{}
	return decodeByCode(data, func(company, value int) { c[company] = value })
}

func (c Count) Sum() int { return calc.Sum(c[:]) }

func encodeByCode(value func(company int) (string, bool)) []byte {
	var b bytes.Buffer
	b.WriteByte('{')
	for company := range Companies {
		text, given := value(company)
		if !given {
			continue
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%s", CodeOf(company), text)
	}
	b.WriteByte('}')
	return b.Bytes()
}

func decodeByCode[T any](data []byte, set func(company int, value T)) error {
	var all map[string]T
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for code := range all {
		if CompanyOf(code) == calc.None {
			return fmt.Errorf("stockpile: there is no company %q", code)
		}
	}
	for company := range Companies {
		if value, given := all[CodeOf(company)]; given {
			set(company, value)
		}
	}
	return nil
}
