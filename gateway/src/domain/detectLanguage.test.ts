import { withLanguage, detectLanguage } from './detectLanguage';

it.each([
  ['de', 'en', 'GB', 'en', 'de'],
  ['en', 'de', 'DE', 'de', 'en'],
  [null, 'de', 'GB', 'en', 'de'],
  ['fr', 'de', 'GB', 'en', 'de'],
  [null, undefined, 'DE', 'en', 'de'],
  [null, undefined, 'AT', 'de', 'en'],
  [null, 'fr', 'unknown', 'de-AT,en;q=0.5', 'de'],
  [null, undefined, 'unknown', 'fr, en;q=0.3', 'en'],
  [null, undefined, 'unknown', null, 'en'],
] as const)(
  'address %s, cookie %s, country %s, browser %s: %s',
  (parameter, cookie, country, acceptLanguage, language) =>
    expect(detectLanguage({ parameter, cookie, country, acceptLanguage })).toBe(language),
);

it.each([
  ['/user/register', '/user/register?lang=de'],
  ['/user/register?channelNo=7&x=a%20b', '/user/register?channelNo=7&x=a+b&lang=de'],
  ['/?lang=en&channelCode=hgzn', '/?lang=de&channelCode=hgzn'],
])('%s in German is %s', (address, german) => expect(withLanguage(address, 'de')).toBe(german));
