package live

import (
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strings"
)

// Addresses returns where browsers find the server, "192.168.1.5:48427": first the address by which this device reaches
// its network, then its others, and last that for browsers on this device. One that listens on one address has that
// one.
func (s *Server) Addresses() []string {
	hosts := []string{s.host}
	if ip, err := netip.ParseAddr(s.host); s.host == "" || err == nil && ip.IsUnspecified() {
		hosts = append(localHosts(), "127.0.0.1")
	}
	all := make([]string, len(hosts))
	for i, host := range hosts {
		all[i] = net.JoinHostPort(host, s.port)
	}
	return all
}

// IsHere reports whether an address, "127.0.0.1:48427", is for browsers on this device alone: no phone finds it.
func IsHere(address string) bool {
	host, _, err := net.SplitHostPort(address)
	ip := net.ParseIP(host)
	return err == nil && (host == "localhost" || ip != nil && ip.IsLoopback())
}

// JoinURL returns the link with which a phone joins one game, or, for the empty game, looks at every game. Whoever is
// revoked from a game has a link that is worth nothing any more: it is another one then.
func (s *Server) JoinURL(game string) string {
	draw := func(g *guests) error { g.drawLink(game); return nil }
	if s.guests.link(game) == "" && s.change(draw) != nil {
		_ = draw(s.guests) // a link that can't be written is good until the server ends
	}
	return "http://" + s.Addresses()[0] + "/j/" + s.guests.link(game)
}

// KeeperURL returns the link with which a browser becomes a keeper of every game.
func (s *Server) KeeperURL() string {
	return "http://" + s.Addresses()[0] + "/k/" + s.guests.keeperLink()
}

// localHosts are the addresses of this device in its networks. Some systems keep the list of them from programs, but
// not the one by which it would reach another network; nothing is sent to find that out.
func localHosts() []string {
	var hosts []string
	add := func(ip netip.Addr) {
		ip = ip.Unmap()
		if text := ip.String(); ip.Is4() && !ip.IsLoopback() && !ip.IsLinkLocalUnicast() && !ip.IsUnspecified() &&
			!slices.Contains(hosts, text) {
			hosts = append(hosts, text)
		}
	}
	if c, err := net.Dial("udp4", "192.0.2.1:9"); err == nil { // an address for examples: RFC 5737
		if to, ok := c.LocalAddr().(*net.UDPAddr); ok {
			add(to.AddrPort().Addr())
		}
		_ = c.Close()
	}
	found, _ := net.InterfaceAddrs()
	for _, address := range found {
		if prefix, err := netip.ParsePrefix(address.String()); err == nil {
			add(prefix.Addr())
		}
	}
	return hosts
}

// hostNames are the names by which browsers of a local network find this device.
func hostNames() []string {
	name, err := os.Hostname()
	if err != nil || name == "" {
		return nil
	}
	short, _, _ := strings.Cut(name, ".")
	return []string{name, short, short + ".local"}
}

// knows reports whether a request asks for this server by a name of it. Another name that leads here was made to lead
// here by somebody else. An address is right when the connection came to it.
func (s *Server) knows(r *http.Request) bool {
	if s.proxied(r) {
		return true
	}
	host, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		host, port = strings.Trim(r.Host, "[]"), "80"
	}
	for _, name := range s.names {
		if !strings.Contains(name, ":") {
			name += ":" + s.port
		}
		if strings.EqualFold(name, net.JoinHostPort(host, port)) {
			return true
		}
	}
	own := cameTo(r)
	if !own.IsValid() || port != s.port {
		return false
	}
	if strings.EqualFold(host, "localhost") {
		return own.Addr().IsLoopback()
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Zone() == "" && ip.Unmap() == own.Addr()
}

// proxied reports whether a request came by the name of a proxy that keeps what is sent to it secret.
func (s *Server) proxied(r *http.Request) bool {
	return slices.ContainsFunc(s.names, func(name string) bool { return strings.EqualFold(name, "https://"+r.Host) })
}

// cameTo is the address of this device to which the connection of a request came, invalid where that is not known.
func cameTo(r *http.Request) netip.AddrPort {
	local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if local == nil {
		return netip.AddrPort{}
	}
	own, _ := netip.ParseAddrPort(local.String()) // invalid where it is none
	return netip.AddrPortFrom(own.Addr().Unmap().WithZone(""), own.Port())
}
