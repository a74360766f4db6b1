package live

import (
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strings"
)

// Addresses returns the server's addresses as "host:port". The first is this device's address in its network, the last
// works only on this device. A server that listens on a single address returns only that address.
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

// IsHere reports whether an address is reachable from this device only.
func IsHere(address string) bool {
	host, _, err := net.SplitHostPort(address)
	ip := net.ParseIP(host)
	return err == nil && (host == "localhost" || ip != nil && ip.IsLoopback())
}

// JoinURL returns the link that joins a game, or any game if game is "". The link changes when a guest is revoked.
func (s *Server) JoinURL(game string) string {
	draw := func(g *guests) error { g.drawLink(game); return nil }
	if s.guests.link(game) == "" && s.change(draw) != nil {
		_ = draw(s.guests) // a link that cannot be stored is valid until the server ends
	}
	return "http://" + s.Addresses()[0] + "/j/" + s.guests.link(game)
}

// KeeperURL returns the link that makes a browser a keeper of every game.
func (s *Server) KeeperURL() string {
	return "http://" + s.Addresses()[0] + "/k/" + s.guests.keeperLink()
}

// localHosts returns this device's addresses in its networks. The first is the local address of a UDP socket, which is
// known even if the system hides the network interfaces. Nothing is sent.
func localHosts() []string {
	var hosts []string
	add := func(ip netip.Addr) {
		ip = ip.Unmap()
		if text := ip.String(); ip.Is4() && !ip.IsLoopback() && !ip.IsLinkLocalUnicast() && !ip.IsUnspecified() &&
			!slices.Contains(hosts, text) {
			hosts = append(hosts, text)
		}
	}
	if c, err := net.Dial("udp4", "192.0.2.1:9"); err == nil { // an address for documentation: RFC 5737
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

func hostNames() []string {
	name, err := os.Hostname()
	if err != nil || name == "" {
		return nil
	}
	short, _, _ := strings.Cut(name, ".")
	return []string{name, short, short + ".local"}
}

// knows reports whether a request names this server as its host. A host given as an IP address must be the connection's
// local address. The check prevents DNS rebinding, in which a stranger's domain name points to this device.
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

func (s *Server) proxied(r *http.Request) bool {
	return slices.ContainsFunc(s.names, func(name string) bool { return strings.EqualFold(name, "https://"+r.Host) })
}

// cameTo returns the local address of a request's connection, or an invalid address if it is unknown.
func cameTo(r *http.Request) netip.AddrPort {
	local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if local == nil {
		return netip.AddrPort{}
	}
	own, _ := netip.ParseAddrPort(local.String())
	return netip.AddrPortFrom(own.Addr().Unmap().WithZone(""), own.Port())
}
