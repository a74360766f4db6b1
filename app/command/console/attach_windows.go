package console

import (
	"os"
	"syscall"
	"unsafe"
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

// Box shows a sentence in a box of the system, unless there is a console to print it to.
func Box(sentence string) (shown bool) {
	const warning = 0x30
	if _, err := os.Stderr.Stat(); err == nil {
		return false
	}
	text, _ := syscall.UTF16PtrFromString(sentence) // no sentence has a zero in it
	title, _ := syscall.UTF16PtrFromString("Scripkeeper")
	_, _, _ = syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW").Call(0,
		uintptr(unsafe.Pointer(text)), uintptr(unsafe.Pointer(title)), warning)
	return true
}
