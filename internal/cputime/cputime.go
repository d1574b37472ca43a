//go:build linux || darwin

// Package cputime tells how much processor time this process has used. Only
// measurements use it: wall time says little on a busy machine.
package cputime

import "syscall"

// Microseconds returns the processor time of all threads so far, spent in the
// program and for it in the system. A graphics card in software counts.
func Microseconds() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // only a wrong argument fails
	}
	us := func(t syscall.Timeval) float64 { return float64(t.Sec)*1e6 + float64(t.Usec) }
	return us(u.Utime) + us(u.Stime)
}

// Mean returns the mean of measurements, 0 of none.
func Mean(l []float64) (sum float64) {
	for _, v := range l {
		sum += v / float64(len(l))
	}
	return sum
}
