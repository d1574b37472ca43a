package game

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// errSharing is ERROR_SHARING_VIOLATION: another program has opened the file.
const errSharing = syscall.Errno(32)

// lockFile takes the lock of a file, which is created; taken: another program
// has it. The lock ends with Close or with the program. On Windows a file that
// is opened without sharing is the lock.
func lockFile(path string) (lock io.Closer, taken bool) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, false
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return nil, errors.Is(err, errSharing)
	}
	return os.NewFile(uintptr(h), path), false
}
