package words

import (
	"errors"

	"godeck/internal/lang"
	"godeck/rules"
)

// Refusal returns the sentence that says why an answer was refused.
func Refusal(err error, l lang.Lang) string {
	var why *rules.AnswerError
	if !errors.As(err, &why) {
		return err.Error()
	}
	return l.Pick(why.JA, lang.Capital(why.EN))
}
