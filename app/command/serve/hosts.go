package serve

import (
	"regexp"
	"strings"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
)

// Hosts are names by which browsers may ask for what is served, each said by a flag of its own: that of a router
// ("laptop.fritz.box"), also with a port, or that of a proxy ("https://games.example").
type Hosts []string

// hostForm is what such a name looks like, as browsers send it: letters of other alphabets as xn--.
var hostForm = regexp.MustCompile(`^(https://)?[A-Za-z\d]([A-Za-z\d.-]*[A-Za-z\d])?(:\d{1,5})?$`)

// String lists the names.
func (h *Hosts) String() string { return words.Join(*h) }

// Set takes one more.
func (h *Hosts) Set(name string) error {
	if !hostForm.MatchString(name) {
		return notation.Wrong("command.serve.host", words.Names{"host": name})
	}
	*h = append(*h, name)
	return nil
}

// names are the names as a server knows them: one without a port holds for the server's own, and for that of a proxy,
// which browsers leave out.
func (h Hosts) names() []string {
	var all []string
	for _, name := range h {
		if all = append(all, name); !strings.Contains(name, ":") {
			all = append(all, name+":80")
		}
	}
	return all
}
