package console

import (
	"os"
	"syscall"
)

// Attach lets commands print to the console that they were started from, because Windows gives none to a program with a
// window. Redirected input and output stay redirected.
func Attach() {
	const parent = ^uintptr(0)
	if attached, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); attached == 0 {
		return
	}
	for file, name := range map[**os.File]string{&os.Stdin: "CONIN$", &os.Stdout: "CONOUT$", &os.Stderr: "CONOUT$"} {
		if _, err := (*file).Stat(); err == nil {
			continue
		}
		if console, err := os.OpenFile(name, os.O_RDWR, 0); err == nil {
			*file = console
		}
	}
}
