import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { plainFont } from './plainFont';

const woff = readFileSync(
  createRequire(__filename).resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
);

it('has every table of a WOFF file, each where its directory says, with its checksum', () => {
  const font = plainFont(woff);
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  for (let index = 0; index < count; index += 1) {
    const at = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    let sum = 0;
    // The checksum of the table "head" leaves out the field that holds that of the whole font.
    const isHead = font.toString('latin1', at, at + 4) === 'head';
    for (let place = 0; place < length; place += 4)
      if (!isHead || place !== 8) sum = (sum + font.readUInt32BE(offset + place)) >>> 0;
    expect(sum).toBe(font.readUInt32BE(at + 4));
  }
});
