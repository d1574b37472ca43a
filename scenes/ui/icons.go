package ui

import "godeck/scenes/ui/icon"

// Icon is icon.Icon under the name that every scene uses.
type Icon = icon.Icon

// The icons of the interface and of card faces.
const (
	IconNone    = icon.None
	IconClose   = icon.Close
	IconBack    = icon.Back
	IconForward = icon.Forward
	IconMenu    = icon.Menu
	IconPlay    = icon.Play
	IconPause   = icon.Pause
	IconFirst   = icon.First
	IconLast    = icon.Last
	IconUndo    = icon.Undo
	IconRestart = icon.Restart
	IconSpeed   = icon.Speed
	IconRewind  = icon.Rewind
	IconSound   = icon.Speaker
	IconMute    = icon.Mute
	IconInfo    = icon.Info
	IconHelp    = icon.Help
	IconCheck   = icon.Check
	IconGear    = icon.Gear
	IconFlag    = icon.Flag
	IconLog     = icon.Log
	IconEye     = icon.Eye
	IconCards   = icon.Cards
	IconPeople  = icon.People
	IconFile    = icon.File
	IconPicture = icon.Picture
	IconLock    = icon.Lock
	IconSun     = icon.Sun
	IconMoon    = icon.Moon
	IconClock   = icon.Clock
	IconHeart   = icon.Heart
	IconBolt    = icon.Bolt
	IconFlame   = icon.Flame
	IconWind    = icon.Wind
	IconSword   = icon.Sword
	IconShield  = icon.Shield
	IconStar    = icon.Star
	IconSkull   = icon.Skull
	IconDice    = icon.Dice
	IconHome    = icon.Home
	IconPlus    = icon.Plus
	IconMinus   = icon.Minus
	IconResume  = icon.Resume // continue from here: the finger on a card
	IconSearch  = icon.Search
	IconPen     = icon.Pen
	// Signs on cards and tables; table.Signs says what each means.
	IconPerson   = icon.Person
	IconWand     = icon.Wand
	IconPlace    = icon.Place
	IconTrap     = icon.Trap
	IconHelm     = icon.Helm
	IconMap      = icon.Map
	IconCastle   = icon.Castle
	IconLight    = icon.Light
	IconDrop     = icon.Drop
	IconDark     = icon.Dark
	IconLeaf     = icon.Leaf
	IconGem      = icon.Gem
	IconCrystal  = icon.Crystal
	IconFight    = icon.Fight
	IconCoins    = icon.Coins
	IconCrown    = icon.Crown
	IconPane     = icon.Pane
	IconHand     = icon.Hand
	IconDeck     = icon.Deck
	IconFaceDown = icon.FaceDown
	IconCharger  = icon.Charger
	IconAbyss    = icon.Abyss
	IconDiscard  = icon.Discard
	IconTurn     = icon.Turn
	IconOne      = icon.One
	IconAbility  = icon.Ability
	IconBell     = icon.Bell
	IconPin      = icon.Pin
	IconMarch    = icon.March
	IconBlade    = icon.Blade
	IconBow      = icon.Bow
	IconOrb      = icon.Orb
	IconHorn     = icon.Horn
	IconBoot     = icon.Boot
	IconGuard    = icon.Guard
	IconSkills   = icon.Skills
	IconCrack    = icon.Crack
	IconForce    = icon.Force
	IconSoul     = icon.Soul
	IconSwap     = icon.Swap
	IconLink     = icon.Link
	IconCup      = icon.Cup
	IconBench    = icon.Bench
	IconAnswer   = icon.Answer
	IconCounters = icon.Counters
	IconBin      = icon.Bin
)
