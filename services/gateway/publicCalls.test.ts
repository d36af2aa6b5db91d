import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';
import { type PublicCallName, publicCall, publicCalls } from '@/services/config/publicCalls';

// Shows (requirements, 6.2 and 10.1).

const names = Object.keys(publicCalls) as PublicCallName[];

describe.each(names)('%s', (name) => {
  const row = publicCall(name);
  const call: Call = calls[name];

  it('matches the call of the contract', () => {
    const { method, path, token } = row;
    expect({ method, path, token }).toEqual({ method: call.method, path: call.path, token: call.token });
  });

  it('has a path without parameters', () => {
    expect(row.path).not.toMatch(/[{}?#]/);
  });

  it('has a valid body only if the contract sends the parameters in a body', () => {
    expect(row.body !== undefined).toBe(call.inBody === true);
    if (row.body) expect(call.params.safeParse(row.body).success).toBe(true);
  });

  it('has a rate limit', () => {
    const [times, seconds] = row.limit;
    expect(times).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThanOrEqual(60);
  });
});

it('has no duplicate path', () => {
  expect(new Set(names.map((name) => publicCalls[name].path)).size).toBe(names.length);
});

/** What is written below a folder, without its tests. */
const sourceBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
const browserSource = sourceBelow(path.join(__dirname, '../browser'));
const serverSource = sourceBelow(__dirname);

it.each(names)('a function of the browser makes the call %s', (name) =>
  expect(browserSource).toContain(`'${name}'`),
);

it.each(Object.keys(calls))('the site makes the call %s', (name) =>
  expect(browserSource + serverSource).toContain(`'${name}'`),
);

describe('the table of calls', () => {
  const named = (has: (name: PublicCallName) => boolean) => names.filter(has).sort();

  it('sends the token with the listed calls only', () => {
    expect(named((name) => publicCall(name).token !== undefined)).toEqual(
      ['getUserInfo', 'logout', 'saveSurveyReport', 'searchDeclarations', 'searchRepresentations'].filter(
        (name) => name in publicCalls,
      ),
    );
  });

  it('runs the redirect helper for the listed calls only', () => {
    const rules = names
      .map((name) => [name, publicCall(name).redirect])
      .filter(([, rule]) => rule !== 'never');
    expect(Object.fromEntries(rules)).toEqual(
      Object.fromEntries(
        Object.entries({
          searchDeclarations: 'onDeadLogin',
          searchRepresentations: 'onDeadLogin',
          getUserInfo: 'onFailure',
          logout: 'always',
        }).filter(([name]) => name in publicCalls),
      ),
    );
  });

  it('leaves only the password of a registration as it was typed', () => {
    const untouched = names.flatMap((name) =>
      (publicCall(name).untouched ?? []).map((field) => `${name}.${field}`),
    );
    expect(untouched).toEqual(['register.password'].filter(() => 'register' in publicCalls));
  });

  it('accepts session cookies from the listed calls only', () => {
    expect(named((name) => publicCall(name).setsSession === true)).toEqual(
      ['logout', 'register'].filter((name) => name in publicCalls),
    );
  });
});
