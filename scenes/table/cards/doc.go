// Package cards has cards as they look and as they are read: what a face shows
// (CardFace), the faces of a game's designs (Designs), their painting and cache
// (FaceCache), the inspector (Zoom) with what a card is at the moment
// (Reading), and cards outside of a match (Album). It knows no board and no
// match.
package cards
