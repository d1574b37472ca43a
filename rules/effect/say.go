package effect

import (
	"fmt"
	"slices"
	"strings"

	"godeck/internal/lang"
)

// Both is a text of the checker in both languages, "Japanese|English": formats
// of fmt.Sprintf for the same arguments. Words of packs and names of fields are
// the same in both.
type Both string

func (b Both) in(l lang.Lang) string {
	ja, en, _ := strings.Cut(string(b), "|")
	return l.Pick(ja, en)
}

// Complaint is something wrong with a card. Args are those of What, then those
// of Hint; one that is a Both is in the text's language.
type Complaint struct {
	What, Hint Both
	Args       []any
}

// newFault puts arguments into the texts of a fault: those of what, then those
// of hint.
func newFault(file string, line int, field string, what, hint Both, args ...any) Fault {
	f := Fault{File: file, Line: line, Field: field}
	f.What.JA, f.Hint.JA = told(lang.JA, what, hint, args)
	f.What.EN, f.Hint.EN = told(lang.EN, what, hint, args)
	return f
}

func told(l lang.Lang, what, hint Both, args []any) (w, h string) {
	args = slices.Clone(args)
	for i, x := range args {
		if b, ok := x.(Both); ok {
			args[i] = b.in(l)
		}
	}
	w, h, _ = strings.Cut(fmt.Sprintf(what.in(l)+"\x00"+hint.in(l), args...), "\x00")
	return w, h
}

// What the checker says in several places.
const (
	isMissing     Both = "ありません|is missing"
	isEmpty       Both = "空です|is empty"
	needsBool     Both = "trueかfalseが必要です|expected true or false"
	needsString   Both = "文字列が必要です（今は：%s）|expected a string, got %s"
	needsList     Both = "リストが必要です|expected a list"
	writeList     Both = "[ … ] と書いてください|write [ … ]"
	inRange       Both = "%dから%dまでにしてください|use %d to %d"
	oneOf         Both = "次のどれかにしてください：%s%s|use one of: %s%s"
	onlyIn        Both = "%q は%sの中だけで使えます|%q is only allowed in %s"
	removeIt      Both = "取り除いてください|remove it"
	splitPack     Both = "パックを分けてください|split the pack"
	moveThere     Both = "そこへ移してください|move it there"
	sayWhat       Both = "何が起きるかを書いてください|say what happens"
	noCard        Both = "idが %q のカードはありません|no card has the id %q"
	checkSpelling Both = "つづりを確かめるか、そのカードのパックを読み込んでください|check the spelling, or load the pack that has it"
)
