package bookfile

import (
	"errors"
	"os"
	"syscall"
)

// errSharing is ERROR_SHARING_VIOLATION: another program has opened the file exclusively.
const errSharing = syscall.Errno(32)

func takeLock(path string) (*bookLock, error) {
	o, err := openAlone(path, syscall.CREATE_NEW)
	if errors.Is(err, os.ErrExist) {
		if o, err = takeLockThere(path); errors.Is(err, os.ErrNotExist) {
			err = errHeld // another program just removed the file
		}
	}
	return o, err
}

func takeLockThere(path string) (*bookLock, error) {
	o, err := openAlone(path, syscall.OPEN_EXISTING)
	if o != nil {
		o.left = true
	}
	return o, err
}

// openAlone opens a file exclusively, which serves as the lock.
func openAlone(path string, way uint32) (*bookLock, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ, 0, nil, way, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, errSharing) {
		return nil, errHeld
	}
	if err != nil {
		return nil, err
	}
	return &bookLock{file: os.NewFile(uintptr(handle), path), path: path}, nil
}

// release closes and removes the file. A program that opened the file in between keeps the file and removes it later.
func (o *bookLock) release() {
	o.letGo()
	_ = os.Remove(o.path)
}
