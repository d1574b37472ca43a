// Package words has what every table says, in both languages, and the meaning
// of the icons. It knows neither cards nor matches.
package words
