//go:build unix

package game

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// lockFile takes the lock of a file, which is created; taken: another program
// has it. The lock ends with Close or with the program.
func lockFile(path string) (lock io.Closer, taken bool) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, false
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		return nil, errors.Is(err, syscall.EWOULDBLOCK)
	}
	return f, false
}
