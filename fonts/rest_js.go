package fonts

// builtIn is nothing in a browser; the site serves the file.
var builtIn []byte
