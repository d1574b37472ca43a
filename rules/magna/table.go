// Package magna implements the rules of Magna Spectra (clauses MGN-1 to MGN-19
// of RULES.md): two commanders act in every turn, three bases in depth,
// invasions with reinforcements, chains and one block.
package magna

import "godeck/rules"

// Kinds of zones (MGN section 3). Use rules.ZoneOf(kind, seat). Card.N[0] is a
// unit's place within its base or force; places beyond the slots of a base are
// reserve slots. A weapon is in Arms with Host set to its unit.
const (
	Deck     uint8 = iota // top last
	Hand                  //
	Base1                 // units at the first base: 2 slots, 3 reserve slots
	Base2                 // 3 and 2
	Base3                 // 4 and 1; more only while its owner invades (MGN-16.10)
	Invasion              // the seat's invading force
	Arms                  // weapons on units
	Funds                 // face-down war funds
	Discard               //
	Camps                 // the Base cards by line
	Played                // Operation and Tactic cards while they are applied
	Legion                // stand-ins for summoned units (MGN-12.12)
)

// Seat variables.
const (
	Fight      = iota // points of this turn (MGN-5.1)
	Magna             // stored energy (MGN-5.2)
	Total             // total of this turn's dice (MGN-7)
	Option            // armament option of this turn: OptionNone …
	Passed            // 1: has passed in Production, or has finished reinforcing
	Exchanging        // 1: weapons are being exchanged, nothing more can be placed (MGN-12.10)
	WinNow            // 1: a victory condition is met (MGN-1.7)
	PaidMagna         // Magna paid for missing funds at the last declaration
	Sideways          // 1: the war funds are sideways, an invasion is declared (MGN-10.7)
	Ring              // weapon that its unit cannot carry and that must be passed on, 0 none (MGN-10.12)
)

// Shared variables.
const (
	First     = iota // seat that is first player this turn
	Invader          // 1+seat that is invading; 0 none
	Battle           // line 1..3 of the attacked base while a battle is fought; 0 none
	Acts             // actions in the present production segment or attack step (MGN-9.12, 13.21)
	EndAttack        // 1: an effect has ended the Attack step
	hold             // 1: declared effects are being applied, so judgement waits (MGN-13.7)
	pending          // judgement due: 1+seat whose effect it was, 3: nobody's
	chain            // triggered abilities started since the last answer
	chainAt          // low bits of State.Answers then
)

// Armament options (MGN-10.1).
const (
	OptionNone int16 = iota
	OptionFund
	OptionInvade
	OptionMagna
)

// Steps, in State.Step.
const (
	StepSetup uint8 = iota
	StepFight
	StepHand
	StepProduction
	StepArmament
	StepInvasion
	StepReinforce
	StepAttack
	StepBattleEnd
	StepAftermath
	StepEnd
)

// Numbers of the rule book.
const (
	DeckSize    = 50 // MGN-1.8
	BaseCount   = 3  // MGN-1.9
	MaxCopies   = 3  // MGN-1.8
	OpeningHand = 6  // MGN-6.2
	HandLimit   = 6  // MGN-8.1
	ForceLimit  = 5  // MGN-12.3
	FundLimit   = 2  // MGN-10.2
	FightOfOne  = 5  // Fight for 1 Magna, MGN-5.3
	TrapCost    = 1  // MGN-9.6
	FallMagna   = 2  // MGN-16.3
	TurnCap     = 60 // MGN-1.13
	ActCap      = 60 // MGN-9.12, 12.15, 13.21
	EffectCap   = 20 // MGN-13.22
)

// mostUnits is more than the units that can be on the field: before they tidy,
// an invader has had up to 9 at the bases and 5 more in each of three battles,
// a defender up to 12; each player has 50 cards and 5 stand-ins (docs/bounds.md).
const mostUnits = 110

// Slots are the unit places of bases 1 to 3 (MGN section 3).
var Slots = [4]int{0, 2, 3, 4}

// Prompts of decisions.
const (
	PromptNone       uint8 = iota
	PromptArrange          // Commit: first, second, third base (MGN-6.1)
	PromptHand             // ChooseCards: cards to discard (MGN-8.1)
	PromptProduction       // ChooseAction: Use, Block (lay a trap), Mode 1 (exchange Magna), Pass
	PromptArmament         // ChooseAction: Use (fund; N the fund to discard), Mode 1 declare, Mode 2 Magna
	PromptRedeploy         // ChooseAction: Use card to Zone (N -1-slot: into that slot of its own base), or in exchange for N; Done; between two battles Use a weapon for unit N (MGN-16.15)
	PromptGo               // YesNo: carry the invasion out (MGN-11.2)
	PromptForce            // ChooseCards: the invading force (MGN-11.6)
	PromptReinforce        // ChooseAction: Use; Pass (MGN-12)
	PromptAttack           // DeclareAttack: Attack Card or Number (place of a trap): skirmish; Mode 1: assault; Use, Pass
	PromptMembers          // ChooseCards: units that take part (MGN-13.3, 13.4)
	PromptChain            // ChooseAction: Use, Pass (MGN-13.9)
	PromptBlock            // DeclareBlock: Use, Pass (MGN-13.8)
	PromptOrder            // ChooseCards: all units in the order of damage (MGN-14.2)
	PromptTrigger          // OrderItems: which break trigger (MGN-15.6)
	PromptTargets          // ChooseAction: Use Card or Number (place of a trap), one target at a time; Pass if up to
	PromptMay              // YesNo of an effect
	PromptIcon             // ChooseAction: the unit that gives an icon (Arg: the skill)
	PromptTidy             // ChooseCards: units that stay (MGN-16.5, 16.12)
	PromptContinue         // ChooseCards: units that go on; none ends the invasion (MGN-16.8)
	PromptDiscard          // ChooseCards: cost or effect
	PromptCards            // ChooseCards from hand, deck or pile
	PromptSplit            // ChooseAction: Use or Number: target of the next point of damage
	PromptWaiting          // OrderItems: which triggered ability next (MGN-18.9)
)

// Flags of cards.
const (
	FlagChecked  uint16 = 1 << iota
	FlagSummoned        // a stand-in in play (MGN-12.12)
	FlagSteady          // was spared by Steadfast in this battle
	FlagMoved           // was moved in this redeployment
	FlagFallen          // a fallen base
	FlagUsedB0          // ability 0..3 was used in this battle
	FlagUsedB1
	FlagUsedB2
	FlagUsedB3
	FlagUsedT0 // ability 0..3 was used in this turn
	FlagUsedT1
	FlagUsedT2
	FlagUsedT3
	FlagPlaced // has changed slots within its base in this redeployment
	FlagDoomed // defeated at the next judgement regardless of defense (the word defeat)
)

const (
	usedBattle = FlagUsedB0 | FlagUsedB1 | FlagUsedB2 | FlagUsedB3
	usedTurn   = FlagUsedT0 | FlagUsedT1 | FlagUsedT2 | FlagUsedT3
)

// Indices of Card.N on the field.
const (
	NPlace  = iota
	NSpent  // bits 0..5 spent in this battle, 6..11 spent outside (MGN-5.8)
	NDamage // until the next judgement (MGN-4.7)
)

// Result.Reason values.
const (
	ReasonFall    uint8 = 2 + iota // MGN-1.2
	ReasonDecks                    // MGN-1.3
	ReasonTurnCap                  // MGN-1.13
	ReasonEffect                   // MGN-1.7
	ReasonEndless                  // MGN-18.11
)

// Card fields in Def.Attr.
const (
	AType = iota
	AFaction
	ASymbol // one symbol; of a Base the mask of its symbols
	ACost
	ARank
	AAttack
	ADefense
	AHero
	ASkills
	AEquip // kinds that a unit can carry, as a mask; of a weapon its kind
	ANeeds
	AUnique
)

// Derived fields, known to filters.
const (
	VState uint8 = 32 + iota
	VFace
	VArmed
)

// Card types (MGN-2.1). A TrapCard has type Trap; any card face-down as a unit
// is a laid trap.
const (
	Unit = iota
	Trap
	Weapon
	Operation
	Tactic
	Base
)

// ClassBase is the class of Base cards, which are apart from the deck
// (MGN-1.9).
const ClassBase = 1

// Ranks.
const (
	RankS = iota
	RankM
	RankL
)

// Kinds of attack declarations.
const (
	KindSkirmish int16 = iota
	KindAssault
	KindAbility
	KindTactic
)

// Events of the game, after those of the kernel.
const (
	EvTurn      = rules.FirstGameEvent + iota // turn A begins
	EvStep                                    // step A begins
	EvFirst                                   // Seat is first player; both have A Fight
	EvPlace                                   // Card goes to place A of its zone; B is 1 + its place there before, 0 if it comes from elsewhere; C 1: in exchange with the card at A
	EvCheck                                   // Card became Checked (A 1) or Normal (A 0)
	EvSkill                                   // icon A of Card is spent
	EvOption                                  // Seat takes armament option A; B Magna was paid
	EvInvade                                  // Seat's invasion begins
	EvCallOff                                 // Seat's invasion is called off; A 1: no unit can go
	EvBattle                                  // Seat attacks the base of line A
	EvDeclare                                 // Seat declares kind A (Card: target or source, From its base, C its slot) with B units
	EvTakesPart                               // Card takes part
	EvChain                                   // Seat adds ability A of Card to the declaration
	EvBlock                                   // Seat blocks with ability A of Card
	EvNoBlock                                 // Seat does not block
	EvEffect                                  // ability A of Card is applied
	EvFizzle                                  // the declared effect of Card does nothing; A why
	EvCancel                                  // the attack declaration is cancelled
	EvHit                                     // attack of kind A with B damage in all
	EvDamage                                  // Card takes A damage, C was prevented; B in all so far
	EvDefeat                                  // Card is defeated by Seat; A is 1 for a trap, B if a Sapper silenced it
	EvPrevent                                 // Card would be defeated but is not
	EvHero                                    // Seat gains A Magna for defeating Card
	EvMod                                     // Card: A to attack (C 0) or defense (C 1); B duration
	EvTrigger                                 // break trigger of Card
	EvFall                                    // Seat's base of line A falls
	EvHold                                    // Seat's base of line A holds
	EvBack                                    // Seat's invasion is over
	EvCount                                   // at the end: A standing bases, B units of Seat
	EvSummon                                  // Card is summoned with A attack and B defense
	EvVanish                                  // the summoned Card disappears
	EvWeapon                                  // weapon Card is now on Src
	EvBound                                   // bound A of the rules is reached
)

// Values of EvBound.
const (
	BoundProduction int16 = iota // Seat's segment ends after ActCap actions (MGN-9.12)
	BoundReinforce               // Seat's reinforcement does (MGN-12.15)
	BoundAttack                  // the Attack step does (MGN-13.21)
	BoundChain                   // no further Chain (MGN-13.22)
	BoundChanges                 // the change to Card does nothing (MGN-18.24)
)

// Values of EvFizzle: why a declared effect does nothing.
const (
	FizzleGone   int16 = iota // its source or all participants have left
	FizzleTarget              // the target is gone
	FizzleCancel              // the declaration was cancelled
)

// Kinds of modifiers.
const (
	modNone uint8 = iota
	ModAttack
	ModDefense
	ModPrevent // the unit is not defeated
	ModReduce  // damage to the unit falls by Amount
)

// Durations (MGN-18.4), as cards name them.
const (
	UntilInstant uint8 = iota
	UntilBattle
	UntilTurn
	WhileOnField
)

// Kinds of waiting effects (StackItem.Kind).
const (
	objMain       uint8 = 1 + iota // the declared ability or tactic of the attacker
	objChain                       // chained to the attack
	objBlock                       // the block
	objBlockChain                  // chained to the block
	objBroken                      // a break trigger
	objAction                      // a production action, a summon
)

// Frame operations.
const (
	opMatch   uint16 = iota // the root: set-up and turns
	opAbility               // a running ability
	opTriggers
	opInvasion
	opDeclare
	opPrepare // pay for and aim a declared effect
	opApply   // apply a waiting effect
	opOrder   // piercing damage, in the order of the defending player
)

var table = rules.Table{
	Game:    "magna",
	Version: 3, // states of version 2 differ, matches do not
	Reads:   2,
	Zones: []rules.ZoneSpec{
		Deck:     {Name: "deck", See: rules.SeeNone},
		Hand:     {Name: "hand", See: rules.SeeOwner},
		Base1:    {Name: "base1", See: rules.SeeFace, Play: true, Nums: 1 << NDamage, Flags: FlagDoomed, Cap: ForceLimit, Places: true},
		Base2:    {Name: "base2", See: rules.SeeFace, Play: true, Nums: 1 << NDamage, Flags: FlagDoomed, Cap: ForceLimit, Places: true},
		Base3:    {Name: "base3", See: rules.SeeFace, Play: true, Nums: 1 << NDamage, Flags: FlagDoomed, Places: true},
		Invasion: {Name: "invasion", See: rules.SeeAll, Play: true, Cap: ForceLimit},
		Arms:     {Name: "arms", See: rules.SeeAll, Play: true},
		Funds:    {Name: "funds", See: rules.SeeOwner, Cap: FundLimit},
		Discard:  {Name: "discard", See: rules.SeeAll},
		Camps:    {Name: "camps", See: rules.SeeFace, Play: true, Cap: BaseCount, Class: ClassBase},
		Played:   {Name: "played", See: rules.SeeAll, Play: true},
		Legion:   {Name: "legion", See: rules.SeeAll, Spare: true},
	},
	StandIn: FlagSummoned,
	Vars:    1<<First | 1<<Invader | 1<<Battle | 1<<Acts | 1<<EndAttack | 1<<hold | 1<<pending,
	SeatVars: 1<<Fight | 1<<Magna | 1<<Total | 1<<Option | 1<<Passed | 1<<Exchanging |
		1<<WinNow | 1<<PaidMagna | 1<<Sideways | 1<<Ring,
	FrameNums: 1<<opMatch | 1<<opAbility | 1<<opTriggers | 1<<opInvasion | 1<<opDeclare | 1<<opPrepare | 1<<opApply | 1<<opOrder,
}
