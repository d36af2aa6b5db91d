import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { countries, europe } from './europe';

const sprite = readFileSync(path.join(process.cwd(), 'public', europe.file), 'utf8');

it.each([...Object.keys(countries), 'land', 'graticule', 'scale', 'degrees'])(
  'the sprite has a shape for %s',
  (id) => {
    expect(sprite).toMatch(new RegExp(`id="${id}"( d="M[^"]{20,}|>)`));
  },
);

it('weighs at most 14 kB in the browser', () => {
  expect(gzipSync(sprite).length).toBeLessThanOrEqual(14 * 1024);
});

it('has every label inside the frame', () => {
  for (const place of Object.values(countries).filter((candidate) => candidate !== null)) {
    expect(place.x).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(europe.width);
    expect(place.y).toBeGreaterThan(0);
    expect(place.y).toBeLessThan(europe.height);
  }
});
