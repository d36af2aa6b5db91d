import { readFileSync } from 'node:fs';
import path from 'node:path';

import { calls } from '@/contract/calls/calls';

import { callsPage } from './callsPage';

const page = callsPage();

it('matches docs/calls.md (npm run docs updates it)', () => {
  expect(readFileSync(path.join(process.cwd(), 'docs/calls.md'), 'utf8')).toBe(page);
});

it.each(Object.entries(calls))('describes %s', (name, { method, path: address, summary, usedBy }) => {
  const [, section = ''] = page.split(`\n## ${name}\n`);
  expect(section).toContain(`\`${method} ${address}\`\n\n${summary} Used by ${usedBy}.`);
});
