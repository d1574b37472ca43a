// Command serve serves a directory of static files to try the page out, as a
// simple static host does: no special headers except content types and
// permission for sandboxed frames.
//
//	go run ./cmd/serve [-port 8080] [-dir dist] [-path /some/sub/path/]
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"path"
	"strings"
)

func main() {
	log.SetFlags(0)
	dir := flag.String("dir", "dist", "the directory to serve")
	port := flag.String("port", envOr("PORT", "8080"), "the port, 0 for any; $PORT if not given")
	host := flag.String("host", "localhost", "the address to listen on; empty for every one")
	sub := flag.String("path", "/", "the path under which the directory appears")
	flag.Parse()
	if _, err := os.Stat(path.Join(*dir, "index.html")); errors.Is(err, os.ErrNotExist) {
		log.Fatalf("serve: no %s/index.html: run ./build_wasm.sh first", *dir)
	}
	l, err := net.Listen("tcp", net.JoinHostPort(*host, *port))
	if err != nil {
		log.Fatalf("serve: %v; choose another port with PORT=…", err)
	}
	prefix := "/" + strings.Trim(*sub, "/")
	if prefix != "/" {
		prefix += "/"
	}
	fmt.Printf("serving %s at http://localhost:%d%s (Ctrl+C ends)\n", *dir, l.Addr().(*net.TCPAddr).Port, prefix)
	files := http.StripPrefix(strings.TrimSuffix(prefix, "/"), http.FileServer(http.Dir(*dir)))
	log.Fatal(http.Serve(l, headers(files)))
}

func envOr(name, otherwise string) string {
	if v := os.Getenv(name); v != "" {
		return v
	}
	return otherwise
}

// headers sets the content types, independently of the machine's own table.
func headers(next http.Handler) http.Handler {
	types := map[string]string{
		".html": "text/html; charset=utf-8", "": "text/html; charset=utf-8",
		".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
		".json": "application/json", ".webmanifest": "application/manifest+json",
		".wasm": "application/wasm", ".bin": "application/octet-stream",
		".png": "image/png", ".ttf": "font/ttf", ".webp": "image/webp", ".ogg": "audio/ogg",
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if t, ok := types[path.Ext(r.URL.Path)]; ok {
			w.Header().Set("Content-Type", t)
		}
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Cache-Control", "no-cache")
		next.ServeHTTP(w, r)
	})
}
