// Package ask shows the audience its questions and takes the answers: on the
// table, in the bar, a panel or a dialog (Asker), with what an offer leads to.
// It sees what is shown (present.Show) and gives answers to a Match, which is
// an interface here; a game says in an Asking what only it knows.
package ask
