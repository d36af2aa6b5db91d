import { readFileSync } from 'node:fs';
import path from 'node:path';

import { activityNames } from '@/contract/lists/activities';
import { countryCodes } from '@/contract/lists/countries';

// Shows (requirements, 3.5 and 3.9).

const page = readFileSync(path.join(__dirname, 'requirements.md'), 'utf8');

const lineOf = (number: string) => page.split('\n').find((line) => line.includes(`**${number}**`)) ?? '';

it('has the country codes of the contract', () => {
  const codes = [...lineOf('3.9').matchAll(/\b(\d+) \p{Lu}/gu)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.keys(countryCodes).map(Number));
});

it('has the names of activities of the contract', () => {
  expect([...lineOf('3.5').matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...activityNames]);
});
