import { endsSession, failureCode, runsRedirectHelper, type SessionPolicy } from './sessionPolicy';

// Shows (requirements, 11.5).

it.each<[SessionPolicy, number | undefined, boolean]>([
  ['always', undefined, true],
  ['always', 503, true],
  ['onFailure', undefined, false],
  ['onFailure', 401, true],
  ['onFailure', 429, false],
  ['onFailure', 503, false],
  ['onDeadLogin', undefined, false],
  ['onDeadLogin', 401, true],
  ['onDeadLogin', 503, false],
  ['never', 401, false],
  ['never', undefined, false],
])('the policy %s with HTTP %s ends the session: %s', (when, failure, ends) =>
  expect(endsSession(when, failure)).toBe(ends),
);

it.each<[SessionPolicy, number | undefined, boolean]>([
  ['always', undefined, true],
  ['onFailure', undefined, false],
  ['onFailure', 401, true],
  ['onFailure', 503, true],
  ['onFailure', 0, true],
  ['onDeadLogin', 401, true],
  ['onDeadLogin', 503, false],
  ['never', 401, false],
])('the policy %s with HTTP %s runs the redirect helper: %s', (when, failure, runs) =>
  expect(runsRedirectHelper(when, failure)).toBe(runs),
);

it.each([
  [200, 0, undefined],
  [200, 401, 401],
  [401, 1, 401],
  [503, 503, 503],
])('HTTP %i with code %i has the failure code %s', (status, code, failure) =>
  expect(failureCode(status, code)).toBe(failure),
);
