import { langAttribute } from './langAttribute';

it('marks a text in another language than the page alone', () => {
  expect([langAttribute('en', 'de'), langAttribute('de', 'de'), langAttribute(undefined, 'de')]).toEqual([
    'en',
    undefined,
    undefined,
  ]);
});
