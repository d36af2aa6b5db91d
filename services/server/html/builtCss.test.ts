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

it('reads a stylesheet of the build, without what no browser needs', () => {
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(
    path.join(folder, 'static/a.css'),
    '@font-face{font-family:archivo;src:url(/a.woff2) format("woff2");unicode-range:u+00c0-00c3,u+0100-0130,u+1e??,u+0000}.__className_fd2141{font-family:archivo}.a{margin:0}\n',
  );
  expect(builtCss('static/a.css')).toBe(
    '@font-face{font-family:archivo;src:url(/a.woff2);unicode-range:u+c0-c3,u+100-130,u+1e??,u+0}.a{margin:0}',
  );
});
