//go:build !windows

package bookfile

import (
	"errors"
	"os"
	"syscall"
)

func takeLock(path string) (*bookLock, error) {
	file, err := os.OpenFile(path, os.O_RDONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, os.ErrExist) {
		o, err := takeLockThere(path)
		if errors.Is(err, os.ErrNotExist) {
			return nil, errHeld // another program just removed the file
		}
		return o, err
	}
	if err != nil {
		return nil, err
	}
	return lockFile(&bookLock{file: file, path: path})
}

func takeLockThere(path string) (*bookLock, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return lockFile(&bookLock{file: file, path: path, left: true})
}

// lockFile locks an open file. The error is errHeld if the file is locked, or was removed meanwhile.
func lockFile(o *bookLock) (*bookLock, error) {
	err := syscall.Flock(int(o.file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) || errors.Is(err, syscall.EINTR) {
		err = errHeld
	}
	if err == nil {
		own, unknown := o.file.Stat()
		now, gone := os.Stat(o.path)
		if unknown != nil || gone != nil || !os.SameFile(own, now) {
			err = errHeld
		}
	}
	if err != nil {
		_ = o.file.Close()
		return nil, err
	}
	return o, nil
}

func (o *bookLock) release() {
	_ = os.Remove(o.path)
	o.letGo()
}
