// Package stranger sends requests that no browser would, to test what a server refuses.
package stranger

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

const patience = time.Minute

func Send(t *testing.T, address, request string) (*http.Response, string) {
	t.Helper()
	conn := must.Get(net.Dial("tcp", address))(t)
	defer func() { _ = conn.Close() }()
	_ = conn.SetDeadline(time.Now().Add(patience))
	must.Get(io.WriteString(conn, request))(t)
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	must.Hold(t, err == nil, "%q: %v", request, err)
	defer func() { _ = response.Body.Close() }()
	body, _ := io.ReadAll(response.Body)
	return response, string(body)
}

// Asking returns the text of a request without a body.
func Asking(method, target, host string) string {
	return method + " " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
}

// RefusedBare requires an answer with only a status and the security headers, see [Guarded].
func RefusedBare(t *testing.T, what string, response *http.Response, body string, status int) {
	t.Helper()
	expect.True(t, response.StatusCode == status && body == "",
		"%s: %d, %q; must be %d and nothing", what, response.StatusCode, body, status)
	Guarded(t, what, response)
}

// Guarded requires the security headers of every answer, and no access for other sites.
func Guarded(t *testing.T, what string, response *http.Response) {
	t.Helper()
	for name := range response.Header {
		expect.True(t, !strings.HasPrefix(name, "Access-Control-"), "%s: it has %s", what, name)
	}
	policy := response.Header.Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "default-src 'none'; ") || strings.Contains(policy, "unsafe") ||
		!strings.Contains(policy, "; style-src 'self'; ") || response.Header.Get("Referrer-Policy") != "no-referrer" ||
		response.Header.Get("X-Content-Type-Options") != "nosniff" ||
		response.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("%s: the headers are %v", what, response.Header)
	}
}
