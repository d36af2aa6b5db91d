import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { cardSize } from './cardSize';

const run = promisify(execFile);

/** Draws a text in a process of its own: the program that draws is an ES module with WebAssembly, which Jest cannot load. */
async function drawn(text: string): Promise<Buffer> {
  const script = `
    const { createElement } = require('react');
    const { drawCard } = require('./services/server/cards/drawCard.ts');
    const style = { display: 'flex', fontFamily: 'Archivo, Archivo Extended', fontSize: 80, fontWeight: 600 };
    drawCard(createElement('div', { style }, ${JSON.stringify(text)})).then((png) => process.stdout.write(png));`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--eval', script], {
    encoding: 'buffer',
  });
  return stdout;
}

it('draws a PNG of the size of a preview, with the letters of Central Europe', async () => {
  const [known, other] = await Promise.all([drawn('Č'), drawn('Ł')]);
  const { format, width, height } = await sharp(known).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...cardSize });
  // Letters without a glyph would all look alike.
  expect(known.equals(other)).toBe(false);
});
