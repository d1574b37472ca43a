package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"os"
)

// writeWAV writes 16-bit PCM; channels are given as separate waves.
func writeWAV(name string, channels int, waves ...wave) error {
	n := len(waves[0])
	var b bytes.Buffer
	put := func(v any) { binary.Write(&b, binary.LittleEndian, v) } // a Buffer never fails
	b.WriteString("RIFF")
	put(uint32(36 + n*channels*2))
	b.WriteString("WAVEfmt ")
	put(uint32(16))
	put([]uint16{1, uint16(channels)})
	put([]uint32{rate, uint32(rate * channels * 2)})
	put([]uint16{uint16(channels * 2), 16})
	b.WriteString("data")
	put(uint32(n * channels * 2))
	samples := make([]int16, 0, n*channels)
	for i := range n {
		for _, w := range waves {
			samples = append(samples, int16(math.Round(max(-1, min(1, w[i]))*32767)))
		}
	}
	put(samples)
	return os.WriteFile(name, b.Bytes(), 0o644)
}

// readFloatWAV reads the stereo 32-bit float file that FluidSynth writes.
func readFloatWAV(name string) (left, right wave, err error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, nil, err
	}
	i := bytes.Index(b, []byte("data"))
	if i < 0 {
		return nil, nil, errors.New(name + ": no data chunk")
	}
	b = b[i+8:]
	for ; len(b) >= 8; b = b[8:] {
		left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(b))))
		right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4:]))))
	}
	return left, right, nil
}
