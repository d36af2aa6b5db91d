import { withLanguage, detectLanguage } from './detectLanguage';

it.each([
  ['de', 'en', 'en', 'de'],
  ['en', 'de', 'de', 'en'],
  [null, 'de', 'en', 'de'],
  ['fr', 'de', 'en', 'de'],
  [null, 'fr', 'de-AT,en;q=0.5', 'de'],
  [null, undefined, 'fr, en;q=0.3', 'en'],
  [null, undefined, null, 'en'],
] as const)('address %s, cookie %s, browser %s: %s', (parameter, cookie, acceptLanguage, language) =>
  expect(detectLanguage({ parameter, cookie, acceptLanguage })).toBe(language),
);

it.each([
  ['/user/register', '/user/register?lang=de'],
  ['/user/register?channelNo=7&x=a%20b', '/user/register?channelNo=7&x=a+b&lang=de'],
  ['/?lang=en&channelCode=hgzn', '/?lang=de&channelCode=hgzn'],
])('%s in German is %s', (address, german) => expect(withLanguage(address, 'de')).toBe(german));
