package bookfile

import (
	"errors"
	"os"
	"syscall"
)

// errSharing is that another program has a file open and shares it with nobody.
const errSharing = syscall.Errno(32)

// takeLock takes a lock, and makes its file where there is none.
func takeLock(path string) (*bookLock, error) {
	o, err := openAlone(path, syscall.CREATE_NEW)
	if errors.Is(err, os.ErrExist) {
		if o, err = takeLockThere(path); errors.Is(err, os.ErrNotExist) {
			err = errHeld // it went in between
		}
	}
	return o, err
}

// takeLockThere takes a lock whose file is there.
func takeLockThere(path string) (*bookLock, error) {
	o, err := openAlone(path, syscall.OPEN_EXISTING)
	if o != nil {
		o.left = true
	}
	return o, err
}

// openAlone opens a file and shares it with nobody: that is the lock.
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

// release lets go of the file and removes it. Who has opened it in between keeps it, and removes it.
func (o *bookLock) release() {
	o.letGo()
	_ = os.Remove(o.path)
}
