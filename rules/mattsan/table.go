// Package mattsan implements the rules of the Mattsan Card Game (clauses MTZ-1
// to MTZ-29 of RULES.md): one fighter and a bench, face-down cards, an
// exchange of answers, souls drawn for the defeated.
package mattsan

import "godeck/rules"

// Kinds of zones (MTZ section 3). Use rules.ZoneOf(kind, seat).
const (
	Deck    uint8 = iota // top last
	Hand                 //
	Battle               // the fighter
	Bench                // units and traps; Card.N[NSlot] is the slot
	Ground               // terrains; Card.N[NSlot] is the slot
	Soul                 // upright soul cards
	Spent                // soul cards turned sideways
	Under                // cards on and under a unit (Card.Host); NPart says which
	Discard              //
	Played               // declared trumps and ghosts
)

// Numbers of the rule book. Those marked tunable ("[house, tunable]" there)
// may be changed to balance the game.
const (
	DeckSize    = 30  // MTZ-2.1
	MaxCopies   = 3   // MTZ-2.2
	Startable   = 8   // units without placement condition, MTZ-2.6, tunable
	OpeningHand = 5   // MTZ-3.2, tunable
	TurnDraw    = 1   // MTZ-4.3
	SoulCharges = 1   // per turn, MTZ-5.1, tunable
	BenchSlots  = 3   // MTZ-6.1
	BenchMost   = 7   // MTZ-29.1, tunable
	TurnCap     = 200 // MTZ-1.8, tunable
	RedrawCap   = 100 // MTZ-29.2
	DeepFrames  = 14  // MTZ-29.3: frames from which no window opens
	ChainCap    = 120 // MTZ-29.4: effects in a row without a choice
	PlayCap     = 60  // MTZ-29.4: main plays per turn
	// QuietFirst bars Attack, Special and Super on the first turn and prevents all
	// damage (MTZ-3.8, 29.23, tunable).
	QuietFirst = true
)

// Slots of a player: bench slots are Middle + column (MTZ-9.1).
const (
	Middle     = 3
	BattleSlot = 7
)

// Seat variables.
const (
	Left    = iota // bench slots to the left of column 0
	Right          // to the right of it
	Cause          // why the battlefield became empty: Cause… (MTZ-20.3)
	Lost           // LostDeck, LostField: losing conditions met in this process (MTZ-25.1)
	Redraws        // hands shown and drawn anew (MTZ-3.3)
	More           // bench slots added for the rest of the game
	Charges        // soul charges made this turn
)

// Losing conditions, as a mask.
const (
	LostDeck  int16 = 1
	LostField int16 = 2
)

// Shared variables.
const (
	First    = iota // seat that plays first
	Silence         // 1: no card effect works (MTZ-27.1)
	Follow          // 1+card that may attack once more after this action (MTZ-11.15, 11.16)
	FollowOf        // its stamp
	Culprit         // 1+seat whose effect produced losing conditions (MTZ-25.4)
	Die             // result of the last roll
	Acted           // 1: the turn-ending action was declared (MTZ-4.14)
	Plays           // main plays of this turn (MTZ-29.4)
	groups          // events that have triggered abilities since the queue was empty
	chain           // declared effects since the last answer
	chainAt         // low bits of State.Answers then
)

// Steps, in State.Step.
const (
	StepSetup uint8 = iota
	StepStraighten
	StepDraw
	StepCharge
	StepStart
	StepMain
	StepAction
	StepEnd
)

// Prompts of decisions.
const (
	PromptNone    uint8 = iota
	PromptUnit          // Commit: the starting unit (MTZ-3.5)
	PromptCharge        // ChooseAction: Use Card, Pass (MTZ-5.1)
	PromptStart         // OrderItems: which start effect next (MTZ-4.6)
	PromptMain          // ChooseAction: Use, Block (face-down), Attack N (1 + kind: attack, special, super; switch with a bench unit), Pass (end)
	PromptCounter       // ChooseAction: Use Card with ability N, Pass (MTZ-14)
	PromptAnswer        // ChooseAction: Mode N: which effect of the exchange is answered (MTZ-14.9)
	PromptTargets       // ChooseAction: Use Card or Number (a face-down card by its slot), one at a time; Pass if up to
	PromptPay           // ChooseAction: Use Card to pay with (MTZ-22)
	PromptSlot          // ChooseAction: Number: the slot for the unit
	PromptLeave         // ChooseAction: Use, Pass: a stay effect for Src (MTZ-16.8)
	PromptRefill        // ChooseAction: Use (a unit, a ghost, a save trap), Pass (MTZ-19, 20)
	PromptTrigger       // OrderItems: which waiting ability next (MTZ-12.6)
	PromptTrap          // ChooseAction: Use an event trap, Pass (MTZ-7.13)
	PromptMay           // YesNo of an effect
	PromptAgain         // YesNo: attack again (MTZ-11.15)
	PromptSouls         // ChooseAction: Use, Pass: before a soul draw (MTZ-28.14)
	PromptDie           // ChooseAction: Use, Pass: after a roll (MTZ-28.14)
	PromptOrder         // OrderItems: which bench unit is processed next (MTZ-17.3)
	PromptCards         // ChooseCards of a hand, deck or pile
	PromptName          // ChooseName: a guess (MTZ-26.5)
	PromptSide          // ChooseMode 0 left, 1 right: where the bench grows or shrinks (MTZ-9.8, 9.10)
)

// Flags of cards.
const (
	FlagSideways uint16 = 1 << iota // a terrain
	FlagTurn0                       // its first to fourth limited ability was used this turn
	FlagTurn1
	FlagTurn2
	FlagTurn3
	FlagOnce0 // … since it appeared
	FlagOnce1
	FlagOnce2
	FlagOnce3
	FlagDoomed  // will be defeated by text (MTZ-16.14)
	FlagCrossed // was last hurt, during a batch, by the other player's effect
	FlagDue     // leaves before units that fall meanwhile (MTZ-17.12)
	FlagSpoiled // used up in this window: a negated ghost, a source that has modified this roll
	FlagEncored // its Encore was used this turn
	FlagTried   // used in this leave window or before this soul draw (MTZ-29.15)
)

const usedTurn = FlagTurn0 | FlagTurn1 | FlagTurn2 | FlagTurn3 | FlagEncored

// Indices of Card.N on the field.
const (
	NSlot   = iota // on the field; of a card in Under: NPart
	NDamage        // of a card in Under: NLayer
	NEx
)

// Indices of Card.N of a card in Under.
const (
	NPart  = 0
	NLayer = 1
)

// What a card in Under is to its unit (MTZ-21).
const (
	PartTop      int16 = 1 + iota // a unit on the base; the highest layer is the face of the stack
	PartAttached                  // an attached trump
	PartTucked                    // put there by an ability
)

// Causes for which a battlefield is empty (MTZ-20.3), as cards name them.
const (
	CauseOppDefeat int16 = iota
	CauseOwnDefeat
	CauseCost
	CauseOppRemove
	CauseOwnRemove
)

// Result.Reason values.
const (
	ReasonField   uint8 = 2 + iota // MTZ-1.3
	ReasonDeck                     // MTZ-1.4
	ReasonTurnCap                  // MTZ-1.8
	ReasonEndless                  // MTZ-29.4
)

// Card fields in Def.Attr.
const (
	AType = iota
	AHP
	AAtk
	ADice // dice of the ATK
	ASoul
	ACost // soul cost of a trump
	ATags
	AUse
	ALimit
	ARarity
	AOwn // of a trap: may answer its own player's interference (MTZ-7.6)
)

// Derived fields, known to filters.
const (
	VHurt uint8 = 32 + iota
	VFree       // has no placement condition
	VName       // the first design of its name (MTZ-2.4)
)

// Card types (MTZ section 4).
const (
	Unit = iota
	Trump
	Trap
	Terrain
)

// Uses of a terrain.
const (
	UseContinuous = iota
	UseTap
)

// Kinds of declared effects, as cards name them (MTZ-14.1).
const (
	KindAttack int16 = iota
	KindSpecial
	KindSuper
	KindSwitch
	KindTrump
	KindTrap
	KindTerrain
	KindAbility
	KindGhost
)

// How a unit leaves the field.
const (
	LeaveDefeat int16 = iota
	LeaveDiscard
	LeaveHand
	LeaveDeck
	LeaveSoul
)

// Events of the game, after those of the kernel.
const (
	EvTurn    = rules.FirstGameEvent + iota // turn A of Seat begins
	EvStep                                  // step A begins
	EvFirst                                 // Seat begins
	EvRedraw                                // Seat shows its hand and draws a new one
	EvPlace                                 // Card is placed face-up into slot A; B is 1 if it was face-down there
	EvSet                                   // a card is set face-down into slot A
	EvDeclare                               // Seat declares Card's effect of kind A, ability B; C is its index in the exchange
	EvAnswer                                // effect A of the exchange answers effect B
	EvTarget                                // Card is chosen by effect A of the exchange
	EvPass                                  // Seat declines to answer
	EvResolve                               // effect C (kind A, ability B) is carried out
	EvNegate                                // effect A of the exchange is negated
	EvFizzle                                // ability B of Card does nothing; A why: FizzleGone or the like
	EvDamage                                // Card takes A damage, C was prevented; its damage is B now
	EvHeal                                  // A damage is healed from Card; its damage is B now
	EvLeave                                 // Card leaves the field in way A (Leave…); B its cause; Seat whose effect it was
	EvStay                                  // Card stays with A HP
	EvSouls                                 // Seat draws A cards for its souls; B 1: they are discarded
	EvLose                                  // Seat meets a losing condition: A LostDeck or LostField
	EvTap                                   // terrain Card is sideways (A 1) or upright (A 0)
	EvMod                                   // Card: value A changes by B; C duration
	EvEx                                    // Card gains A EX counters; it has B now
	EvUnder                                 // Card is with unit Src now, as part A
	EvSlot                                  // Seat's bench has one slot more (B 1) or less (B 0) on side A
	EvGuess                                 // Seat has named design A; B 1 if right
	EvSilence                               // card effects stop working
	EvDie                                   // the roll of Seat counts as A
)

// Kinds of modifiers.
const (
	modNone    uint8 = iota
	ModAtk           // Target's ATK changes by Amount
	ModAtkSet        // Target's ATK becomes Amount
	ModHP            // Target's maximum HP
	ModSoul          // Target's Soul value
	ModMute          // Target's abilities are lost
	ModGrant         // Target has the keyword Amount
	ModShield        // each damage to Target falls by Amount
	ModPrevent       // the next damage to Target is prevented
	ModForbid        // Seat cannot do the action Amount
)

// Durations, as cards name them.
const (
	UntilTurn    uint8 = iota // end of this turn
	UntilNext                 // the start of the controller's next turn (MTZ-4.19)
	WhileOnField              // as long as the unit is face-up on the field
	RestOfGame
)

// Frame operations.
const (
	opMatch    uint16 = iota // the root: set-up and turns
	opAbility                // a running ability
	opTriggers               // waiting abilities, one after the other
	opUse                    // declaring an effect: targets and costs
	opExchange               // answers to a declared effect, and carrying them out
	opBatch                  // units that leave the field together, souls
	opRefill                 // empty battlefields
	opDice                   // a roll of dice
	opPlace                  // placing a unit with a placement condition
	opSide                   // a bench that grows or shrinks
)

var table = rules.Table{
	Game:    "mattsan",
	Version: 4,
	Zones: []rules.ZoneSpec{
		Deck:    {Name: "deck", See: rules.SeeNone},
		Hand:    {Name: "hand", See: rules.SeeOwner},
		Battle:  {Name: "battle", See: rules.SeeAll, Play: true, Cap: 1},
		Bench:   {Name: "bench", See: rules.SeeFace, Play: true, Cap: BenchMost, Places: true},
		Ground:  {Name: "ground", See: rules.SeeAll, Play: true, Cap: BenchMost + 1},
		Soul:    {Name: "soul", See: rules.SeeOwner},
		Spent:   {Name: "spent", See: rules.SeeOwner},
		Under:   {Name: "under", See: rules.SeeAll},
		Discard: {Name: "discard", See: rules.SeeAll},
		Played:  {Name: "played", See: rules.SeeAll, Play: true},
	},
	Vars:      1<<First | 1<<Silence | 1<<Follow | 1<<FollowOf | 1<<Culprit | 1<<Die | 1<<Acted | 1<<Plays | 1<<groups,
	SeatVars:  1<<Left | 1<<Right | 1<<Cause | 1<<Lost | 1<<Redraws | 1<<More | 1<<Charges,
	FrameNums: 1<<opMatch | 1<<opAbility | 1<<opTriggers | 1<<opUse | 1<<opExchange | 1<<opBatch | 1<<opRefill | 1<<opDice | 1<<opPlace | 1<<opSide,
}

func zone(kind uint8, p rules.Seat) rules.ZoneID { return rules.ZoneOf(kind, p) }

// Values of EvFizzle: why a declared effect does nothing.
const (
	FizzleGone   int16 = iota // who declared it, or whom it is about, is gone
	FizzleUnmet               // its condition is not met
	FizzleUnpaid              // its price cannot be paid
	FizzleVain                // there is nothing on which it could work
)
