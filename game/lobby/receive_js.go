package lobby

// receive does nothing: to a page nothing comes from outside.
func receive(*lobby) {}
