import { parseConsent, consentVersion } from './consent';

const cookie = (categories: unknown, revision: unknown = consentVersion) =>
  JSON.stringify({ categories, revision, consentId: '-' });

it.each([
  ['everything', cookie(['necessary', 'statistics', 'campaigns']), ['statistics', 'campaigns']],
  ['one category', cookie(['necessary', 'campaigns']), ['campaigns']],
  ['nothing', cookie(['necessary']), []],
  ['nothing that there is', cookie(['advertising']), []],
])('allows %s', (_case, value, allowed) => expect(parseConsent(value)).toEqual(allowed));

it.each([
  ['no cookie', undefined],
  ['an empty one', ''],
  ['no JSON', 'yes'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['other categories', cookie('statistics')],
  ['older texts', cookie(['statistics'], consentVersion - 1)],
  ['newer texts', cookie(['statistics'], consentVersion + 1)],
  ['texts of no version', JSON.stringify({ categories: ['statistics'] })],
])('with %s nothing was chosen', (_case, value) => expect(parseConsent(value)).toBeUndefined());
