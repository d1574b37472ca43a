// Package guardians implements the rules of Battle Guardians (clauses BGD-1 to
// BGD-28 of RULES.md): one attack guardian and one assistant per side, damage
// that stays with the seat, a die that fires the attack, and a counter step
// after every effect.
package guardians

import "godeck/rules"

// Kinds of zones (BGD section 3). Use rules.ZoneOf(kind, seat). A guardian's
// damage gauge and weakening are in Card.N and its flags.
const (
	Deck      uint8 = iota // main deck, top last
	Hand                   //
	Side                   // side deck, top last
	Attack                 // the attack guardian
	Assist                 // the assist guardian, or a silently summoned card
	Domain                 //
	Charge                 // Force; FlagSpent marks spent ones
	Junk                   //
	Materials              // face-down under the attack guardian (BGD-24.1)
	Unders                 // face-up under the attack guardian (BGD-24.4)
	Leaving                // replaced guardians between Appear and Shift Step (BGD-9.12)
	Played                 // spells, counter and Prevent cards while they are applied
)

// Seat variables.
const (
	Counters  = iota // life counters (BGD-26)
	Turns            // turns begun
	Drew             // 1: the life-counter draw was used this turn (BGD-26.1)
	Nullified        // 1: life counters have nullified damage this turn (BGD-26.4)
	Rolls            // Dice Steps of this turn, regular and granted
	SideSize         // cards that the side deck had at the start
	Granted          // how many of Rolls were granted by effects (BGD-12.8)
	Drawn            // cards drawn since the last call of changed (BGD-28.24)
	SeenLP           // LP of the attack guardian at that call, 0 without one (BGD-28.25)
	SeenDG           // its DG then
)

// Shared variables.
const (
	First   = iota // seat that has the first turn
	Die            // number rolled in the present Dice Step, 0 none (BGD-12.1)
	DieMod         // sum of changes by effects (BGD-27.4)
	Row            // 1 + ability of the attack table row that fired last this turn, 0 none
	Extra          // 1: the duty of the Extra Phase is done (BGD-17.3)
	Acts           // actions of the turn player this turn (BGD-28.2)
	Group          // number of the last damage effect of this phase (BGD-14.16)
	TurnOf         // seat whose turn it is
	chain          // automatic effects begun this turn (BGD-28.3)
	chainAt        // that turn
)

// Steps, in State.Step.
const (
	StepSetup uint8 = iota
	StepDraw
	StepCharge
	StepSummon
	StepDomain
	StepSet
	StepDice
	StepBattle
	StepExtra
	StepEnd
)

// Numbers of the rule book.
const (
	DeckLeast    = 40   // BGD-2.3
	DeckMost     = 60   // BGD-2.1
	SideMost     = 8    // BGD-2.4
	MaxCopies    = 3    // BGD-2.2
	MaxPrevent   = 6    // BGD-2.7
	OpeningDraw  = 4    // BGD-3.6
	LifeCounters = 4    // BGD-3.10
	DrawCounters = 2    // BGD-26.1
	NullifyUnit  = 1000 // BGD-26.4
	FirstSF      = 1    // BGD-3.4, 8.10
	TurnCap      = 100  // BGD-28.1
	ActCap       = 40   // BGD-28.2
	ChainCap     = 200  // BGD-28.3
	GaugeCap     = 30000
)

// Prompts of decisions.
const (
	PromptNone    uint8 = iota
	PromptOrder         // ChooseMode: Mode 0 first, 1 second (BGD-3.1)
	PromptKeep          // Commit: the kept card (BGD-3.3)
	PromptRedraw        // ChooseCards: mulligan (BGD-3.7)
	PromptDraw          // ChooseAction: Mode 0 main deck, 1 side deck; Pass (BGD-6.2)
	PromptCharge        // ChooseAction: Use; Pass (BGD-7.1)
	PromptFollow        // ChooseAction: Mode 0, 1; Use (BGD-7.3)
	PromptSummon        // ChooseAction: Use card (N how: HowNormal …); Pass (BGD-8)
	PromptDomain        // ChooseAction: Use; Pass (BGD-10.1)
	PromptSet           // ChooseAction: Use card (N ability, or -1 awaken), Mode (SetDrawMain …), Attack; Pass (BGD-11)
	PromptForce         // PayCost: which ready Force (BGD-4.5)
	PromptDiscard       // ChooseCards: hand cards, as a cost
	PromptBurn          // ChooseCards: materials, as a cost (BGD-22.6)
	PromptTargets       // ChooseCards: choices on activation (BGD-19.10)
	PromptCards         // ChooseCards: from hidden cards, on resolution
	PromptMay           // YesNo
	PromptWaiting       // OrderItems: which automatic effect next (BGD-19.7)
	PromptCounter       // ChooseAction: Use card (N ability; -1 discard a spell); Pass (BGD-20)
	PromptDamage        // ChooseAction: Use Prevent card, Mode 1 pay life counters; Pass (BGD-14.12); Arg is the amount
	PromptSpeed         // ChooseAction: Use; Mode 1 search the side deck; Pass (BGD-23.7)
	PromptExtra         // ChooseAction: Mode 0, 1 draw and enter; Pass (BGD-17.1)
	PromptLimit         // ChooseAction: Use; Pass ends the phase (BGD-17.3)
	PromptReturn        // ChooseAction: Use card, Mode 1 search the main deck; Pass (BGD-23.18)
	PromptFind          // ChooseCards: the named card, in a deck being searched
)

// Modes of PromptSet.
const (
	SetDrawMain int16 = iota // life-counter draw (BGD-26.1)
	SetDrawSide
	SetRestart // back to the Summon Phase (BGD-11.2)
)

// How a card is summoned, in Option.N at PromptSummon.
const (
	HowNormal  int16 = iota // by spending Force
	HowSilent               // face-down (BGD-23.1)
	HowAwaken               // BGD-23.5
	HowRebirth              // EquipRebirth (BGD-23.11)
	HowRage                 // BGD-23.16
	HowLimit                // LimitSummon (BGD-23.22), Extra Guardians (BGD-17.5)
	HowSpeed                // BGD-23.7
	HowEffect               // by an effect
	HowReturn               // the named guardian in place of a Raging Guardian (BGD-23.18)
)

// Flags of cards.
const (
	FlagSpent uint16 = 1 << iota // Force: face-down (BGD-4.3)
	FlagWeak                     // weakened (BGD-15)
	FlagRaged                    // a Raging Guardian that changes back (BGD-23.19); while leaving: the named guardian that goes under it
	FlagHome                     // while leaving: returns to the side deck (BGD-23.18)
	FlagUsed0                    // ability 0..9 was used this turn; while leaving: it did not work on the field
	FlagUsed1
	FlagUsed2
	FlagUsed3
	FlagUsed4
	FlagUsed5
	FlagUsed6
	FlagUsed7
	FlagUsed8
	FlagUsed9
)

// maxAbilities is the limit of a card's abilities, given ones included
// (BGD-28.4).
const (
	maxAbilities        = 10
	usedTurn     uint16 = (1<<maxAbilities - 1) * FlagUsed0
)

// Indices of Card.N of a guardian on the field.
const (
	NGauge = iota // DG, may be negative (BGD-14.7)
	NWeak         // turn in which damage to it is doubled (BGD-15.3)
)

// Result.Reason values.
const (
	ReasonLife     uint8 = 2 + iota // BGD-25.1
	ReasonDeck                      // BGD-25.2
	ReasonCounters                  // BGD-25.4
	ReasonKept                      // foul, BGD-3.12
	ReasonExtra                     // foul, BGD-17.4
	ReasonTurnCap                   // BGD-28.1
	ReasonEndless                   // BGD-28.3
)

// Card fields in Def.Attr.
const (
	AType = iota
	ASF
	ATribe
	ALP
	ASP
	APrevent
)

// Derived fields, known to filters.
const (
	VLP uint8 = 32 + iota
	VDG
	VWeak
	VVanilla
)

// Card types. The first nine are guardians.
const (
	NormalAttack = iota
	NormalAssist
	Armed
	Unlimited
	Rise
	Speed
	Cross
	ExtraGuardian
	Raging
	Counter
	DomainCard
	Spell
)

// ClassSide is the class of cards of side decks (BGD-2.5).
const ClassSide = 1

// Kinds of modifiers.
const (
	ModLP      uint8 = 1 + iota // Up and Down (BGD-14.4, 14.6)
	ModDealt                    // damage that its effects deal
	ModFaces                    // more faces hit, a mask
	ModSilent                   // has lost its Potential and Tribe Abilities
	ModForbid                   // Seat cannot do action Amount
	ModNext                     // the next damage to it is raised
	ModAbility                  // has ability Amount as well (BGD-28.19)
	ModSF                       // its SF is raised by Amount
	ModSkip                     // Seat skips its next phase Amount (BGD-28.21)
)

// Durations of modifiers (BGD-19, 18.2). UntilNextEnd ends in the End Phase of
// the other player's next turn.
const (
	WhileOnField uint8 = iota
	UntilTurnEnd
	UntilNextEnd
	UntilLater // made in that player's turn: until the end of the one after it
	UntilUsed  // until it has applied once
	UntilPhaseEnd
	UntilGranted // until the phase ends, made in a Dice Step granted by an effect (BGD-28.27)
)

// Kinds of waiting damage (StackItem.Kind).
const (
	objSeat uint8 = 1 + iota // damage to a zone's guardian (BGD-14.13)
	objCard                  // damage to a chosen guardian
)

// Registers of waiting damage (StackItem.N).
const (
	dmgAmount = iota
	dmgGroup  // damage of one effect is applied together (BGD-14.11)
	dmgState  // damageOpen …
	dmgAttack // 1: dealt by an attack ability
	dmgCut    // reduction by effects
)

const (
	damageOpen int16 = iota
	damageTaken
	damageNullified
)

// Events of the game, after those of the kernel.
const (
	EvTurn     = rules.FirstGameEvent + iota // turn A begins, Seat's
	EvStep                                   // step A begins
	EvFirst                                  // Seat has the first turn
	EvKept                                   // Seat has chosen its kept card (A 0), summoned it (1) or lost it (2)
	EvRedraw                                 // Seat returns A cards
	EvForce                                  // Card becomes ready (A 1) or spent (A 0)
	EvSummon                                 // Card is summoned (A how, B inherited DG), Src the guardian it replaces
	EvShift                                  // Card was replaced and leaves
	EvGauge                                  // DG of Card goes from A to B; C 1: by damage
	EvLife                                   // LP of Card changes by A until B
	EvDamage                                 // A damage to Card waits for the Damage Step
	EvHit                                    // Card takes A damage; B 1: doubled; C the amount before doubling
	EvLost                                   // A damage has no target
	EvNullify                                // damage A to Card is nullified for B life counters
	EvWeak                                   // Card becomes weakened (A 1) or upright (A 0)
	EvDie                                    // Seat's die counts as A; B 1: a hit, C the number rolled
	EvEffect                                 // Seat activates ability A of Card
	EvNegate                                 // the effect of Card is negated
	EvAnswer                                 // Seat discards the spell Card against a spell
	EvPass                                   // Seat passes in a Counter Step
	EvDestroy                                // Card has LP 0
	EvCounters                               // Seat's life counters change by A
	EvForbid                                 // Seat cannot do action A
	EvGrant                                  // Card gains modifier A with amount B
	EvEnd                                    // Seat declares the end of its turn
	EvSkip                                   // Seat will skip its next phase A (B 0), or skips it now (1)
	EvBound                                  // bound A is reached: what concerns Card, or Seat, does nothing (BGD-28.4)
)

// Values of EvBound.
const (
	BoundDamage  int16 = iota // this damage cannot wait
	BoundChanges              // one change too many
	BoundNested               // an effect nested too deeply chooses nothing
)

// Frame operations.
const (
	opMatch uint16 = iota
	opAbility
	opTriggers
	opEffect
	opSummon
	opDamage
	opDice
	opPay
	opReturn
)

var table = rules.Table{
	Game: "guardians", Version: 2,
	Zones: []rules.ZoneSpec{
		Deck:      {Name: "deck", See: rules.SeeNone},
		Hand:      {Name: "hand", See: rules.SeeOwner, Class: rules.ClassAny},
		Side:      {Name: "side", See: rules.SeeNone, Class: ClassSide},
		Attack:    {Name: "attack", See: rules.SeeAll, Play: true, Cap: 1},
		Assist:    {Name: "assist", See: rules.SeeFace, Play: true, Cap: 1, Class: ClassSide},
		Domain:    {Name: "domain", See: rules.SeeAll, Play: true, Cap: 1},
		Charge:    {Name: "charge", See: rules.SeeAll},
		Junk:      {Name: "junk", See: rules.SeeAll},
		Materials: {Name: "materials", See: rules.SeeOwner, Class: rules.ClassAny},
		Unders:    {Name: "unders", See: rules.SeeAll},
		Leaving:   {Name: "leaving", See: rules.SeeAll},
		Played:    {Name: "played", See: rules.SeeAll, Play: true},
	},
	Vars:      1<<(chainAt+1) - 1,
	SeatVars:  1<<(SeenDG+1) - 1,
	FrameNums: 1<<(opReturn+1) - 1,
}
