//go:build !unix

package main

import "os/exec"

// group does nothing: this system has no groups of processes.
func group(*exec.Cmd) {}

// killGroup ends a command.
func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
