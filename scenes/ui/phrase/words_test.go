package phrase

import (
	"strings"
	"testing"
)

// TestWordsStayWhole: in narrow columns lines end between words, never before a
// particle or an ending, nor between a number and what it counts.
func TestWordsStayWhole(t *testing.T) {
	for text, want := range map[string]string{
		"敵のパワー3000以下のクリーチャー": "敵の|パワー3000以下の|クリーチャー",
		"戦場の敵に2ダメージ":         "戦場の|敵に|2ダメージ",
		"自ターン":               "自ターン",
		"自分のターン中、攻撃＋30":      "自分の|ターン中、|攻撃＋30",
		"捨て札から1枚まで手札に加える":    "捨て札から|1枚まで|手札に|加える",
		"マッハファイター":           "マッハファイター",
		"S・トリガー、敵を破壊":        "S・トリガー、|敵を|破壊",
		"相手ユニット全部":           "相手|ユニット|全部",
		"召喚：SF3以上で召喚可":       "召喚：|SF3以上で|召喚可",
	} {
		if got := strings.Join(AtWords.Pieces(text), "|"); got != want {
			t.Errorf("%s", got)
		}
	}
}
