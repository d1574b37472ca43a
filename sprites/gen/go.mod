module godeck/sprites/gen

go 1.26
