package main

// icon is the window's icon; a page has its own.
var icon []byte
