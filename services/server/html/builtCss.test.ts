/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtCss } from './builtCss';

const folder = mkdtempSync(path.join(tmpdir(), 'built-css-'));
jest.mock('@/services/config/build', () => ({ serverFolder: () => path.join(folder, 'server') }));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a stylesheet of the build, without the classes of next/font', () => {
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(
    path.join(folder, 'static/a.css'),
    '@font-face{font-family:archivo}.__className_fd2141{font-family:archivo}.a{margin:0}\n',
  );
  expect(builtCss('static/a.css')).toBe('@font-face{font-family:archivo}.a{margin:0}');
});
