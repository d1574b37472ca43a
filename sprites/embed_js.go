package sprites

// carried is for desktop programs.
var carried Fetch
