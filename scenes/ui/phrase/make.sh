#!/usr/bin/env bash
# Rewrites ja.txt, the Japanese model of BudouX (Apache-2.0, Google), and the
# test's expectations, from the npm package. Needs node and npm.
set -euo pipefail
cd "$(dirname "$0")"
version=0.9.2
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm pack --silent --pack-destination "$tmp" "budoux@$version" >/dev/null
tar -xzf "$tmp"/budoux-*.tgz -C "$tmp"
cat >"$tmp/make.mjs" <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { model } from './package/module/data/models/ja.js';
import { Parser } from './package/module/parser.js';
const out = process.argv[2];
let text = '';
for (const [group, table] of Object.entries(model)) {
	text += group;
	for (const [gram, score] of Object.entries(table)) text += ` ${gram} ${score}`;
	text += '\n';
}
writeFileSync(`${out}/ja.txt`, text);
const parser = new Parser(model);
const lines = readFileSync(`${out}/testdata/phrases.txt`, 'utf8').trim().split('\n');
writeFileSync(`${out}/testdata/phrases.txt`, lines.map((l) => parser.parse(l.replaceAll('|', '')).join('|')).join('\n') + '\n');
JS
node "$tmp/make.mjs" "$PWD"
