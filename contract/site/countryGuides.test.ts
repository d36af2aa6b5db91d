import { customUid } from '../calls/parameters';
import { priceCountries } from '../lists/countries';
import { guideUidOf } from './countryGuides';
import { isGuidePath, isGuideUid } from './guidePaths';

it.each([
  ['PL', 'sell-in-poland'],
  ['GB', 'sell-in-united-kingdom'],
  ['TR', 'sell-in-turkiye'],
])('the page about %s is found by %s', (country, uid) => expect(guideUidOf(country)).toBe(uid));

it('each country that can have prices can have a page of its own', () => {
  const uids = priceCountries.map(guideUidOf);
  expect(new Set(uids).size).toBe(priceCountries.length);
  for (const uid of uids) expect(customUid.safeParse(uid).success && isGuideUid(uid)).toBe(true);
});

it.each([
  ['/custom/sell-in-poland', true],
  ['/custom/packaging-check', false],
  ['/custom', false],
])('%s is a page about a country: %s', (path, expected) => expect(isGuidePath(path)).toBe(expected));
