//go:build !js && !linux

package sounds

func cardPresent() bool { return true }
