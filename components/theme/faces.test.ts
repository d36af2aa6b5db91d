/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import bars from '@/scripts/lib/perf/bars.json';

const faces = ['archivo', 'source-serif-4'];
const sizeOf = (name: string) => readFileSync(path.join(__dirname, 'faces', `${name}.woff2`)).length / 1000;

it('keeps the files of the first load within the bar of fonts', () => {
  expect(faces.length).toBeLessThanOrEqual(bars.fontFiles);
  expect(faces.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(bars.fonts);
});

it.each(faces)('keeps %s within the first window of a new connection, with its headers', (name) =>
  expect(sizeOf(name)).toBeLessThan(13.7),
);
