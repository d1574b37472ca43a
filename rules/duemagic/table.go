// Package duemagic implements the rules of Duemagic (clauses DMG-1 to DMG-26
// of RULES.md): mana from any card, shields and shield triggers, and a stack
// with priority for everything.
package duemagic

import "godeck/rules"

// Kinds of zones (DMG-4). Use rules.ZoneOf(kind, seat).
const (
	Library   uint8 = iota // top of the library last
	Hand                   //
	Battle                 // creatures; cards under one have Host set (DMG-17.9)
	Graveyard              //
	Mana                   //
	Shields                // N[0] is the place from 1; cards on a shield have Host set (DMG-4.4)
	Stack                  // one for both: cards waiting on it (DMG-4.2)
)

// Seat variables.
const (
	NinjaUsed   = iota // NinjaStrikes in this attack (DMG-19.6)
	Mulligans          // taken so far (DMG-3.7)
	Kept               // 1: kept the opening hand
	Charged            // 1: the mana charge of this turn is over
	UsedCards          // cards used this turn ("first use this turn")
	ExtraTurns         // extra turns waiting (DMG-26.1)
	LastMana           // cards put into mana this turn
	DirectHit          // 1: hit by a direct attack (DMG-23.2)
	EffectWin          // 1: an effect says that this player wins
	EffectLose         // 1: an effect says that this player loses
	SummonCount        // creatures this player put into the battle zone this turn
	FirstUsed          // the first card used this turn, as the object it was on the stack
)

// Shared variables.
const (
	Attacker   = iota // card that attacks, or 0
	attackerSt        // its stamp
	AttackOn          // attacked card; 0: the player
	attackOnSt        //
	Blocked           // card that blocked, or 0
	blockedSt         //
	AttackNo          // attacks declared this turn
	Chooser           // seat that chooses who goes first; -1: dice (DMG-3.1, 3.2)
	Quick             // 1: quick mulligan (DMG-3.11)
	First             // seat that plays first
	attackOver        // 1: this attack has ended early (DMG-15.6)
	chain             // triggers stacked this turn (DMG-6.11)

	skipTurn  // 1: the rest of the turn is skipped (DMG-25)
	exchanged // 1: a RevolutionChange has resolved for this attack
	regular   // seat of the last turn that was not an extra one
	TurnNo    // turns begun, extra turns included
)

// Steps of a turn, in State.Step (DMG-5.1).
const (
	StepSetup uint8 = iota
	StepUntap
	StepUpkeep
	StepDraw
	StepCharge
	StepMain
	StepBattleStart
	StepAttack
	StepBlock
	StepBreak
	StepAttackEnd
	StepBattleEnd
	StepEnd
	StepCleanup
)

// Numbers of the rule book.
const (
	DeckSize     = 50                 // DMG-2.1
	SideSize     = 12                 // DMG-2.2
	MaxCopies    = 4                  // DMG-2.3
	OpeningHand  = 5                  // DMG-3.3
	MaxMulligans = 5                  // DMG-3.9
	ShieldCount  = 7                  // DMG-3.12
	SideSeconds  = 180                // DMG-2.8
	TurnCap      = 400                // DMG-24.6
	MaxStack     = rules.MaxStack - 4 // DMG-8.14
)

// Prompts of decisions.
const (
	PromptNone     uint8 = iota
	PromptOrderWin       // YesNo: play first? (DMG-3.1)
	PromptMulligan       // YesNo: mulligan? (DMG-3.4)
	PromptBottom         // ChooseCards: penalty of mulligans (DMG-3.7)
	PromptQuick          // ChooseCards: quick mulligan
	PromptCharge         // ChooseAction: mana charge (DMG-5.6)
	PromptPriority       // ChooseAction: use something or pass (DMG-6.2)
	PromptPay            // PayCost: mana; Done pays the rest automatically (DMG-9.4)
	PromptBase           // ChooseCards: what to evolve (DMG-17.1)
	PromptMode           // ChooseMode
	PromptTargets        // ChooseCards: targets, on stacking (DMG-13.1)
	PromptPlayer         // ChooseMode: 0 p1, 1 p2
	PromptStack          // OrderItems: what goes on the stack next (DMG-8.5)
	PromptAttack         // DeclareAttack
	PromptBlock          // DeclareBlock
	PromptBreaker        // ChooseMode: which breaker (DMG-10.1)
	PromptShield         // ChooseAction: a shield of seat Arg by its place (Number)
	PromptDeclare        // ChooseAction: shield triggers (DMG-10.5)
	PromptCards          // ChooseCards of an effect, on resolution
	PromptMay            // YesNo of an effect
	PromptReplace        // ChooseAction: replacement or none (DMG-22)
	PromptSacCost        // ChooseCards: cost (DMG-9.3)
	PromptUntap          // YesNo: untap? (D16)
	PromptSplit          // ChooseCards: the first one named (DMG-14.12)
	PromptNumber         // ChooseCards of a zone that an effect looks at or names (Arg)
	PromptOrderUse       // OrderItems: cards used by an effect (DMG-8.10)
	PromptArrange        // ChooseCards: the order in which cards go to one end of a library (DMG-4.10)
)

// Flags of cards.
const (
	FlagTapped   uint16 = 1 << iota
	_                   //
	FlagDeclared        // declared: goes on the stack (DMG-10.5)
	_                   //
	FlagLeaving         // is being destroyed or moved
	FlagFaceUp          // a face-up shield card (DMG-4.4)
	FlagExchange        // put by RevolutionChange
	FlagSummoned        // entered by being summoned
	FlagOffered         // leaves as a sacrifice (DMG-20)
	_                   //
	_                   //
	FlagNoUntap         // does not untap in the next untap step
)

// Result.Reason values.
const (
	ReasonDirect  uint8 = 2 + iota // direct attack (DMG-10.13)
	ReasonLibrary                  // empty library (DMG-24.2)
	ReasonEffect                   // DMG-24.3
	ReasonEndless                  // DMG-6.11, 24.6
)

// Card fields in Def.Attr.
const (
	AType uint8 = iota
	ACiv
	ACost
	APower
	ARace
	ALimit
)

// Derived fields, known to filters.
const (
	VColours uint8 = iota + 32
	VEvolution
	VTapped
	VCostly // costs more than its owner has mana cards
	VTrigger
	VBlocker
	VEmblem
)

// Card types (DMG §4).
const (
	Creature = iota
	Spell
)

// Civilizations.
const (
	Light = iota
	Water
	Darkness
	Fire
	Nature
)

// How a card is used, in StackItem.How and Option.N of PromptPriority.
const (
	HowPay      uint8 = iota // mana cost paid
	HowSac                   // a creature destroyed to lower the cost
	HowFaceUp                // face-up shield cards given up instead of the cost
	HowNinja                 // DMG-19
	HowTrigger               // S-Trigger from a shield
	HowStrike                // StrikeBack or SabakiZ
	HowFree                  // by an effect, without paying
	HowExchange              // RevolutionChange (DMG-18.1)
	HowInvade                // Invasion (DMG-18.5)
	HowActivate              // 9 + index: an activated ability
)

// Kinds of stack objects.
const (
	ItemCard    uint8 = 1 + iota // a used card
	ItemAbility                  // an ability of the library
	ItemSlayer                   // DMG-15.9
	ItemNinja                    // end of turn: back to the library (DMG-19.8)
	ItemJChange                  // DMG-18.9; T[0] is the mana card
)

// Where a card goes after use, in StackItem.Dest.
const (
	destGraveyard uint8 = iota
	destBottom
)

// Values of Trigger.Ability beyond the library's.
const (
	trigSlayer uint16 = 0xFFF0 + iota
	trigNinja
)

// Events of the game, after those of the kernel.
const (
	EvTurn       = rules.FirstGameEvent + iota // turn A begins
	EvStep                                     // step A begins
	EvTap                                      // Card is tapped (A 1) or untapped (0)
	EvPass                                     // Seat passes priority
	EvPriority                                 // Seat has priority
	EvUse                                      // Seat uses Card as A (How…)
	EvStacked                                  // entry A goes on the stack; Card if it waits itself, else Src is the source
	EvTarget                                   // entry A targets Card (or the player B-1)
	EvMode                                     // entry A: mode B was chosen
	EvResolve                                  // entry A (Card or Src) begins to resolve
	EvFizzle                                   // entry A: block B is void; C 1: as a whole
	EvLeaveStack                               // entry A has left the stack; B 1: resolved
	EvAttack                                   // Card attacks Src (0: the player)
	EvBlock                                    // Card blocks
	EvBattle                                   // Card (A power) fights Src (B power)
	EvBreak                                    // Seat's shield at place A is broken
	EvDeclare                                  // Seat declares Card
	EvEvolve                                   // Card is put on Src
	EvExchange                                 // Card takes the place of Src, whose design is A: it may have gone where nobody sees it
	EvPower                                    // Card's power changes by A
	EvGrant                                    // Card gets keyword A
	EvProtected                                // Card cannot leave or be destroyed
	EvReplaced                                 // Card stays; Src is what went instead
	EvForbid                                   // Seat may not do A
	EvExtraTurn                                // Seat takes an extra turn
	EvSkip                                     // the rest of the turn is skipped
	EvAttackEnd                                // the attack ends early
	EvDirect                                   // Seat is hit directly
	EvMulligan                                 // Seat takes mulligan A
	EvKeep                                     // Seat keeps
	EvSacrifice                                // Seat sacrifices Card
	EvShieldUp                                 // Card is put face-up on the shield at place A
	EvTrigger                                  // ability A of Src has triggered
	EvBound                                    // too many effects with a duration: one on Card, or on Seat, does not begin (DMG-8.15)
)

// Kinds of modifiers.
const (
	modNone     uint8 = iota
	ModPower          // Target's power += Amount
	ModGrant          // Target has keyword Amount
	ModCost           // Seat's cards that fit Filter cost Amount less
	ModForbid         // Seat may not do Amount
	ModNinja          // Target goes back at the end of the turn
	ModSeatKw         // all creatures of Seat have keyword Amount
	ModNextCost       // as ModCost, but only the next of them that is used
)

// Durations of modifiers.
const (
	untilTurnEnd uint8 = iota
	untilOwnTurn       // until the start of Ctrl's next turn
	untilAttackEnd
	whileThere
)

// Frame operations.
const (
	opMatch    uint16 = iota // the root: set-up and turns
	opAbility                // a running ability
	opPriority               // a priority window
	opTriggers               // stacking of waiting triggers and declared cards
	opUse                    // a card or ability on its way to the stack
	opResolve                // the top of the stack resolves
	opLeave                  // creatures leave, with replacements
	opBreak                  // shields go to the hand, with declarations
	opUseMany                // cards used by an effect, one by one
	opDraw                   // an effect's draws, card by card
	opArrange                // cards go to one end of a library in their owner's order
	opPut                    // creatures are put into the battle zone by an effect
)

var table = rules.Table{
	Game:    "duemagic",
	Version: 3, // states of version 2 differ, matches do not
	Reads:   2,
	Zones: []rules.ZoneSpec{
		Library:   {Name: "library", See: rules.SeeNone},
		Hand:      {Name: "hand", See: rules.SeeOwner},
		Battle:    {Name: "battle", See: rules.SeeAll, Play: true},
		Graveyard: {Name: "graveyard", See: rules.SeeAll},
		Mana:      {Name: "mana", See: rules.SeeAll},
		Shields:   {Name: "shields", See: rules.SeeNone, Places: true},
		Stack:     {Name: "stack", See: rules.SeeAll, Play: true, Shared: true},
	},
	Vars:      1<<(TurnNo+1) - 1,
	SeatVars:  1<<(FirstUsed+1) - 1,
	FrameNums: 1<<(opPut+1) - 1,
}
