import { browserStorage } from '@/contract/lists/browserStorage';

import { consentStorage, parseConsent, consentVersion } from './consent';

const cookie = (categories: unknown, revision: unknown = consentVersion) =>
  JSON.stringify({ categories, revision, consentId: '-' });

it.each([
  ['all categories', cookie(['necessary', 'statistics', 'campaigns']), ['statistics', 'campaigns']],
  ['one category', cookie(['necessary', 'campaigns']), ['campaigns']],
  ['no category', cookie(['necessary']), []],
  ['no unknown category', cookie(['advertising']), []],
])('allows %s', (_case, value, allowed) => expect(parseConsent(value)).toEqual(allowed));

it.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['invalid JSON', 'yes'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['categories that are not a list', cookie('statistics')],
  ['older texts', cookie(['statistics'], consentVersion - 1)],
  ['newer texts', cookie(['statistics'], consentVersion + 1)],
  ['texts without a version', JSON.stringify({ categories: ['statistics'] })],
])('returns undefined for %s', (_case, value) => expect(parseConsent(value)).toBeUndefined());

it('removes with a consent what needs it', () => {
  const needing = Object.values(browserStorage).filter(({ isConsentNeeded }) => isConsentNeeded);
  const removed = Object.values(consentStorage).flatMap(({ cookies, storage }) => [...cookies, ...storage]);
  expect(removed.sort()).toEqual(needing.flatMap(({ names }) => [...names]).sort());
});
