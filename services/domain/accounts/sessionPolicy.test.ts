import { endsSession, failureCode, type SessionPolicy } from './sessionPolicy';

// Shows (requirements, 11.5).

it.each<[SessionPolicy, number | undefined, boolean]>([
  ['always', undefined, true],
  ['always', 503, true],
  ['onDeadLogin', undefined, false],
  ['onDeadLogin', 401, true],
  ['onDeadLogin', 403, false],
  ['onDeadLogin', 429, false],
  ['onDeadLogin', 500, false],
  ['onDeadLogin', 503, false],
  ['onDeadLogin', 0, false],
  ['never', 401, false],
  ['never', undefined, false],
])('the policy %s with HTTP %s ends the session: %s', (when, failure, ends) =>
  expect(endsSession(when, failure)).toBe(ends),
);

it.each([
  [200, 0, undefined],
  [200, 401, 401],
  [401, 1, 401],
  [503, 503, 503],
])('HTTP %i with code %i has the failure code %s', (status, code, failure) =>
  expect(failureCode(status, code)).toBe(failure),
);
