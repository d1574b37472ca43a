package rulings

// builtIn is nothing in a browser; the site serves the files.
var builtIn func(name string) ([]byte, error)
