// Referee is the headless program of godeck: it checks card packs, runs
// scenarios, counts which clauses of the rule books are cited, simulates and
// measures matches, replays records, and lets bots play over standard input
// and output. `referee help` lists the commands.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

// command is one subcommand.
type command struct {
	name, args, short string
	run               func(c *call) error
}

var commands = []command{
	{"clauses", "[--summary] [--json] [GAME]", "clauses of the rule books and how often tests and scenarios cite them", clauses},
	{"verify", "[--json] PATH…", "run scenario files and folders", verify},
	{"lessons", "[--check] FOLDER…", "compile the lessons of a folder into its lessons.json (docs/tutorials.md)", lessons},
	{"simulate", "[--game G] [--games N] [--seed S] [--decks A,B] [--p1 LEVEL] [--p2 LEVEL] [--paired] [--check] [--json]", "play many games: results, endings, lengths, speed", simulate},
	{"bench", "[--game G] [--gate] [--json]", "speed and allocations against stated references", bench},
	{"replay", "[--link] [--write] [--json] FILE|LINK|-", "play a record again, verify it, print hash and result", replayCmd},
	{"play", "[--game G] [--seed S] [--seat p1|p2|both] [--decks A,B] [--opponent LEVEL] [--bot1 CMD] [--bot2 CMD] [--packed] [--paired]", "let a bot play over standard input and output, in lines of JSON (docs/bots.md)", play},
	{"bot", "[--game G] [--level LEVEL] [--seed S]", "one of our players as a bot for play --packed, so that two versions of the program can meet", bot},
	{"deck check", "[--game G] [--json] DECK…", "what is wrong with decks: files, codes, links, lists of names, or decks of the packs (docs/decks.md)", deckCheck},
	{"deck convert", "[--game G] [--to text|code|link|file] [--lang ja|en] [--fill] DECK", "a deck in another form, completed on request", deckConvert},
	{"deck chances", "[--game G] [--against A,B,…] [--games N] [--search N] [--cards N] [--last N] [--json] DECK | --foretell", "how often a deck wins, and which cards raise or lower that", deckChances},
	{"pack check", "[--json] FILE…", "name every fault of card packs", packCheck},
	{"pack text", "[--lang ja|en|both] [--json] FILE…", "the rules text of every card, generated from its effects", packText},
	{"pack schema", "GAME", "the JSON Schema of a game's card packs", packSchema},
}

// call is a run of a command: its flags and where it writes.
type call struct {
	flags    *flag.FlagSet
	args     []string
	rest     []string // arguments that are not flags, after parse
	in       io.Reader
	out, err io.Writer
}

// parse parses the flags that the command has registered, before and after the
// other arguments.
func (c *call) parse() error {
	for args := c.args; ; {
		if err := c.flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			return err
		} else if err != nil {
			return errCalled
		}
		if c.flags.NArg() == 0 {
			return nil
		}
		c.rest = append(c.rest, c.flags.Arg(0))
		args = c.flags.Args()[1:]
	}
}

// errCalled ends a command with wrong flags, which package flag has reported.
var errCalled = errors.New("wrong flags")

// errFailed ends a command that has already reported what is wrong.
var errFailed = errors.New("failed")

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run runs one command line and returns the exit status: 0 if all is well, 1
// if something was found wrong, 2 for wrong usage.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		usage(out)
		if len(args) == 0 {
			return 2
		}
		return 0
	}
	name, rest := args[0], args[1:]
	if (name == "pack" || name == "deck") && len(rest) > 0 {
		name, rest = name+" "+rest[0], rest[1:]
	}
	for _, cmd := range commands {
		if cmd.name != name {
			continue
		}
		told := &output{w: out}
		c := &call{flags: flag.NewFlagSet(name, flag.ContinueOnError), args: rest, in: in, out: told, err: errs}
		c.flags.SetOutput(errs)
		c.flags.Usage = func() {
			fmt.Fprintf(c.flags.Output(), "referee %s %s\n  %s\n", cmd.name, cmd.args, cmd.short)
			c.flags.PrintDefaults()
		}
		for _, a := range rest {
			if a == "-h" || a == "--help" || a == "-help" {
				c.flags.SetOutput(told)
			}
		}
		switch err := cmp.Or(cmd.run(c), told.err); {
		case err == nil, errors.Is(err, flag.ErrHelp):
			return 0
		case errors.Is(err, errFailed):
			return 1
		case errors.Is(err, errCalled):
			return 2
		case errors.As(err, new(misuse)):
			fmt.Fprintf(errs, "referee %s: %v\n", name, err)
			return 2
		default:
			fmt.Fprintf(errs, "referee %s: %v\n", name, err)
			return 1
		}
	}
	fmt.Fprintf(errs, "referee: unknown command %q\n", name)
	usage(errs)
	return 2
}

// output is where a command writes. It keeps the first failure, so that a command
// whose results nobody got does not end as if all were well.
type output struct {
	w   io.Writer
	err error
}

// Write implements io.Writer.
func (s *output) Write(b []byte) (int, error) {
	n, err := s.w.Write(b)
	s.err = cmp.Or(s.err, err)
	return n, err
}

// misuse is an error in the command line.
type misuse string

func (m misuse) Error() string { return string(m) }

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: referee COMMAND [flags] [arguments]; each command explains itself with --help")
	fmt.Fprintln(w)
	for _, c := range commands {
		fmt.Fprintf(w, "  %-12s %s\n", c.name, c.short)
	}
}
