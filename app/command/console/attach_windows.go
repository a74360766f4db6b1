package console

import (
	"os"
	"syscall"
)

// Attach connects output that is not redirected to the console that started the program. Windows itself does not.
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
