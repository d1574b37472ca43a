// Reads faces.txt and writes ../faces.json: faces composed of the parts of Lorelei, as painted layers.
//
//	npm install @dicebear/core@9.4.3 @dicebear/lorelei@9.4.3 && node faces.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

// The square of the drawing that fills a cell: a head with its hair and neck.
const crop = { x: 130, y: 90, size: 780 };
const shift = { x: 10, y: -60 }; // of Lorelei's own group

const two = (n) => String(n).padStart(2, '0');
const variant = (n) => ['variant' + two(n)];
const mouth = (m) => [(m[0] === 'h' ? 'happy' : 'sad') + two(m.slice(1))];

const faces = {};
for (const line of readFileSync(new URL('faces.txt', import.meta.url), 'utf8').split('\n')) {
  const words = line.replace(/#.*/, '').split(/\s+/).filter(Boolean);
  if (words.length === 0) continue;
  const [name, hair, eyes, eyebrows, nose, lips, ...more] = words;
  const extra = Object.fromEntries(more.map((w) => w.split(':')));
  const part = (key) => ({ [key]: variant(extra[key] ?? 1), [key + 'Probability']: key in extra ? 100 : 0 });
  const svg = createAvatar(lorelei, {
    seed: name, hair: variant(hair), eyes: variant(eyes), eyebrows: variant(eyebrows), nose: variant(nose),
    mouth: mouth(lips), head: variant(extra.head ?? 1),
    ...part('beard'), ...part('glasses'), ...part('earrings'), ...part('freckles'), hairAccessoriesProbability: 0,
    hairColor: ['000000'], skinColor: ['ffffff'], mouthColor: ['000000'],
  }).toString();
  const layers = [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, a]) => ({
    ink: !/ fill="#f/.test(' ' + a),
    path: a.match(/(?:^| )d="([^"]*)"/)[1],
    ...(!/evenodd/.test(a) && { nonzero: true }),
  }));
  faces[name] = {
    source: 'lorelei:' + words.slice(1).filter((w) => w[0] !== '@').join(' '), author: 'wischofsky', size: crop.size,
    x: crop.x - shift.x, y: crop.y - shift.y, fine: true, layers,
    sheets: more.filter((w) => w[0] === '@').map((w) => w.slice(1)),
  };
}
writeFileSync(new URL('../faces.json', import.meta.url), JSON.stringify(faces, null, 1) + '\n');
