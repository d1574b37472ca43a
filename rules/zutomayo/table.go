// Package zutomayo implements the rules of ZUTOMAYO CARD (clauses ZTM-1 to
// ZTM-13 of RULES.md): blind simultaneous sets, an 18-hour clock that both
// players push, and a battle every turn.
package zutomayo

import "godeck/rules"

// Kinds of zones (ZTM-3). Use rules.ZoneOf(kind, seat).
const (
	Deck        uint8 = iota // face-down, nobody looks
	Hand                     //
	BattleField              // BattleField: one Character
	SetA                     // left SetSlot
	SetB                     // right SetSlot
	AreaNew                  // newly set card of the AreaSlot, face-down, from Set to Swap
	Area                     // active Area Enchant
	Charger                  // Power Charger
	Abyss                    //
	Aside                    // cards set aside in a mulligan
)

// Seat variables.
const (
	HP           = iota // 0..100
	Power               // accumulated, never spent (ZTM-5)
	SetCount            // cards set this turn (draws of ZTM-8.19)
	Winner              // 1: won or tied the last battle; 0: lost it
	Mulligans           // 1 after the mulligan (ZTM-6.5)
	LastElem            // 1+printed element of the Character set last turn; 0 none
	ThisElem            // the same for this turn
	KeepOld             // 1: the old Character stays in this turn's Swap (ZTM-8.22)
	DrewThis            // cards drawn by effects this turn
	SetHours            // hours added by this turn's cards in the Time step
	SetHoursChar        // those added by Characters
)

// Shared variables.
const (
	Chronos   = iota // medal position 0..17
	StartHour        // position when the turn began
	Changes          // mask of ChangeNightToDay, ChangeDayToNight this turn
	NightSide        // seat
	Priority         // seat fixed for the running step (ZTM-10.2, 10.17)
	chain            // abilities started since the last decision (ZTM-13.7)
	chainAt          // low bits of Dec.ID then
	begun            // abilities started this turn (ZTM-13.10)
	showing          // 1: a running ability has revealed cards (ZTM-3.13)
)

// Changes of the time of day (ZTM-4.10).
const (
	ChangeNightToDay = 1
	ChangeDayToNight = 2
)

// Steps of a turn, in State.Step.
const (
	StepSetup uint8 = iota
	StepStart
	StepSet
	StepReveal
	StepTime
	StepSwap
	StepEffects
	StepBattle
	StepCleanup
	StepEnd
	StepDraw
)

// Numbers of the rule book.
const (
	MaxHP       = 100  // ZTM-1.3
	DeckSize    = 20   // ZTM-1.4
	MaxCopies   = 2    // ZTM-1.5
	OpeningHand = 5    // ZTM-6.2
	Hours       = 18   // ZTM-4.1
	TurnCap     = 100  // ZTM-1.12
	MostPoints  = 9999 // ZTM-13.14
	MaxAdvance  = 360  // hours of one effect (ZTM-4.15)
	MaxChain    = 500  // without a choice (ZTM-13.10)
	MaxBegun    = 1000 // per turn (ZTM-13.10)
)

// Prompts of decisions.
const (
	PromptNone     uint8 = iota
	PromptMulligan       // Commit: cards to redraw (ZTM-6.3); none = decline
	PromptPlace          // Commit: the first Character (ZTM-6.7)
	PromptSet            // Commit: cards to set (ZTM-8.1)
	PromptOrder          // OrderItems: which effect next (ZTM-10.3)
	PromptCards          // ChooseCards of an effect
	PromptMay            // YesNo of an effect
	PromptHours          // ChooseNumber: hours to advance
	PromptName           // ChooseName
	PromptDrain          // ChooseCards with a limited number of power icons
	PromptEnchant        // ChooseCards: an Enchant to apply
)

// Flags of cards.
const (
	FlagSetNow  uint16 = 1 << iota // set this turn: ability works, hours count
	FlagInForce                    // an Area Enchant in force (ZTM-8.15)
	FlagUsed                       // its effects of this step were handled
	FlagLate                       // its late effects were handled
)

// usedIn is the index in Card.N of the turn of first use, while the card stays
// where it was used ("the first time this game", ZTM-10.24).
const usedIn = 0

// shownAt is the index in Card.N of the ability that revealed the card, as the
// depth of its frame (ZTM-3.13).
const shownAt = 1

// Result.Reason values.
const (
	ReasonHP      uint8 = 2 + iota // a player has 0 HP (ZTM-1.2, 1.9)
	ReasonTurnCap                  // ZTM-1.12
	ReasonEndless                  // ZTM-13.7
)

// Card fields in Def.Attr.
const (
	AType = iota
	AElement
	AClock
	ACost
	AIcons
	ANight
	ADay
)

// Card types (ZTM-2.1).
const (
	Character = iota
	Enchant
	AreaEnchant
)

// Elements (ZTM-2.4).
const (
	None = iota
	Dark
	Electric
	Flame
	Wind
)

// Events of the game, after those of the kernel.
const (
	EvTurn         = rules.FirstGameEvent + iota // turn A begins
	EvStep                                       // step A begins
	EvHours                                      // Card adds A hours to the clock
	EvClock                                      // medal from A to B by C hours (0: a jump)
	EvTimeChange                                 // A is ChangeNightToDay or ChangeDayToNight
	EvEffect                                     // ability A of Card begins
	EvUnderpowered                               // Card does nothing: cost A, power B
	EvAttack                                     // Seat's attack became B by A (Src is the cause)
	EvBattle                                     // attacks A (seat 0) and B (seat 1); Seat won, NoSeat tie
	EvDamage                                     // Seat takes A damage, C was prevented; HP is B now
	EvLoss                                       // Seat loses A HP (not damage); HP is B now
	EvHeal                                       // Seat gains A HP; HP is B now
	EvRebuild                                    // Seat's deck is rebuilt from A cards (ZTM-12.2)
	EvMulligan                                   // Seat redraws A cards
	EvElement                                    // Card's element became A
	EvShield                                     // Seat is shielded for A more this turn
	EvName                                       // Seat called the card design A; B is 1 if right
	EvKept                                       // Seat keeps the old Character
	EvUnmet                                      // ability A of Card has no effect: its condition does not hold
	EvExpire                                     // the discard condition of Card holds: it leaves (ZTM-11.2)
)

// Kinds of modifiers.
const (
	modNone    uint8 = iota
	ModAttack        // running value += Amount
	ModSetTo         // running value = Amount (ZTM-9.12)
	ModSwap          // exchange of day and night value (ZTM-9.11)
	ModForce         // base is day (Amount 1) or night (0) value
	ModElement       // Target's element is Amount while on the BattleField
	ModCost          // Target's cost falls by Amount this turn
	ModShield        // damage to Seat falls by Amount this turn
	ModSets          // set allowance of Seat changes by Amount next turn
)

// Durations of modifiers.
const (
	untilTurnEnd uint8 = iota
	whileOnField
	nextTurn
)

// Frame operations.
const (
	opMatch    uint16 = iota // the root: set-up and turns
	opAbility                // a running ability
	opTriggers               // waiting abilities, one after the other
	opUse                    // the effects of one card, line by line
	opClock                  // the medal moves hour by hour
)

// objDelayed is the StackItem.Kind of effects put off to the end of the turn
// (ZTM-10.22). Def, Src and T are the text and the cards that had been chosen.
const objDelayed = 1

// Registers of such an entry: where its actions begin and end, and the numbers
// they may refer to.
const (
	delFrom = iota
	delEnd
	delEvent
	delCount
	delIcons
)

var table = rules.Table{
	Game:    "zutomayo",
	Version: 3, // states of version 2 differ, matches do not
	Reads:   2,
	Zones: []rules.ZoneSpec{
		Deck:        {Name: "deck", See: rules.SeeNone},
		Hand:        {Name: "hand", See: rules.SeeOwner},
		BattleField: {Name: "field", See: rules.SeeFace, Play: true, Cap: 1},
		SetA:        {Name: "setA", See: rules.SeeFace, Play: true, Cap: 1},
		SetB:        {Name: "setB", See: rules.SeeFace, Play: true, Cap: 1},
		AreaNew:     {Name: "areaNew", See: rules.SeeFace, Play: true, Cap: 1},
		Area:        {Name: "area", See: rules.SeeAll, Play: true, Cap: 1},
		Charger:     {Name: "charger", See: rules.SeeAll},
		Abyss:       {Name: "abyss", See: rules.SeeAll},
		Aside:       {Name: "aside", See: rules.SeeOwner},
	},
	Vars:      1<<Chronos | 1<<StartHour | 1<<Changes | 1<<NightSide | 1<<Priority | 1<<chain | 1<<chainAt | 1<<begun | 1<<showing,
	SeatVars:  1<<HP | 1<<Power | 1<<SetCount | 1<<Winner | 1<<Mulligans | 1<<LastElem | 1<<ThisElem | 1<<KeepOld | 1<<DrewThis | 1<<SetHours | 1<<SetHoursChar,
	FrameNums: 1<<opMatch | 1<<opAbility | 1<<opTriggers | 1<<opUse | 1<<opClock,
}
