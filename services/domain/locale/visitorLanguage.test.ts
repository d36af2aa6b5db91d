import { visitorLanguage } from './visitorLanguage';

// Shows (requirements, 4.2 and 11.3).

it.each([
  ['DE', 'en-GB,en', 'de'],
  ['DE', null, 'de'],
  ['AT', 'de-AT,de', 'en'],
  ['US', 'de', 'en'],
  [undefined, 'de', 'de'],
  [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [undefined, 'fr-FR,fr;q=0.9,de;q=0.4,en;q=0.3', 'de'],
  [undefined, 'zh-CN,zh;q=0.9', 'en'],
  [undefined, 'en;q=0,de;q=0.1', 'de'],
  [undefined, '*', 'en'],
  [undefined, 'nonsense;q=x,,,', 'en'],
  [undefined, null, 'en'],
] as const)('the country %s and the browser languages %s give %s', (country, acceptLanguage, language) =>
  expect(visitorLanguage({ country, acceptLanguage })).toBe(language),
);
