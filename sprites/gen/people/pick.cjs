// Reads list.txt and writes ../people.json: bodies and heads of Open Peeps as painted layers.
//
//	npm install react@17 react-dom@17 react-peeps@0.1.10 && node pick.cjs
//
// All parts share one frame, so that any head sits on any body; "at" is the middle of a part in it.
const fs = require('fs')
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')

const piece = (path, exported) => {
  const found = require('react-peeps/lib/peeps/' + path)
  return found[exported] || Object.values(found).find((v) => typeof v === 'function')
}
const colours = { strokeColor: '#000', backgroundColor: '#fff' }
const head = piece('head/index', 'default')

// layers are the paths of a drawing in painting order, in whole units of the frame.
function layers(svg) {
  const out = []
  const shift = [[0, 0]]
  for (const [, close, tag, attributes] of svg.matchAll(/<(\/?)(g|path)([^>]*)>/g)) {
    if (close) {
      if (tag === 'g') shift.pop()
      continue
    }
    const [dx, dy] = /translate\(([-\de.]+)[ ,]+([-\de.]+)\)/.exec(attributes)?.slice(1).map(Number) ?? [0, 0]
    const [x, y] = shift.at(-1)
    if (tag === 'g') {
      shift.push([x + dx, y + dy])
      continue
    }
    const fill = / fill="(#\w+)"/.exec(attributes)?.[1] ?? '#000'
    let odd = false
    const path = / d="([^"]+)"/.exec(attributes)[1].replace(/-?\d+\.?\d*(e-?\d+)?/g, (n) => {
      odd = !odd
      return Math.round(Number(n) + (odd ? x + dx : y + dy)) + ' '
    })
    if (/[^MLCQZ\d\s.,-]/.test(path)) throw new Error('a relative path: ' + path.slice(0, 80))
    out.push({ ink: /^#0/.test(fill), path: path.replace(/,/g, ' ').replace(/ +/g, ' ').trim() })
  }
  return out
}

const people = {}
for (const line of fs.readFileSync(__dirname + '/list.txt', 'utf8').split('\n')) {
  const [name, kind, ...parts] = line.replace(/#.*/, '').trim().split(/\s+/)
  if (!kind) continue
  let drawing
  if (kind === 'pose') {
    drawing = createElement(piece('pose/' + parts[0]), colours)
  } else {
    const with_ = (mark) => parts.find((p) => p[0] === mark)?.slice(1)
    drawing = createElement(head, { hairPiece: parts[0], facePiece: parts[1], facialHairPiece: with_('+'), accessoryPiece: with_('*'), ...colours })
  }
  const drawn = layers(renderToStaticMarkup(drawing))
  const numbers = drawn.flatMap((l) => l.path.match(/-?\d+/g).map(Number))
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const size = Math.max(right - left, bottom - top)
  const [x, y] = [Math.round((left + right - size) / 2), Math.round((top + bottom - size) / 2)]
  for (const l of drawn) {
    let odd = false
    l.path = l.path.replace(/-?\d+/g, (n) => ((odd = !odd), Number(n) - (odd ? x : y)))
  }
  people[name] = { source: 'open-peeps:' + parts.join(' '), author: 'pablo-stanley', size, at: [x + size / 2, y + size / 2], layers: drawn, sheets: ['mattsan'] }
}
fs.writeFileSync(__dirname + '/../people.json', JSON.stringify(people, null, ' ') + '\n')
console.log(Object.keys(people).length, 'people')
