/** @jest-environment jsdom */
import type { NextPageContext } from 'next';

import { failurePage } from './failurePage';

// Shows (requirements, 8.2 and 8.5).

const props = (context: object) => failurePage(context as NextPageContext);
const error = Object.assign(new Error('Out of order.'), { statusCode: 503 });

it.each([
  ['an error in the browser', { err: error }, { statusCode: 503, message: 'Out of order.' }],
  ['an error without a status', { err: new Error('Odd.') }, { statusCode: 500, message: 'Odd.' }],
  ['an empty context', {}, { statusCode: 500, message: '' }],
])('%s has a status and a message', async (_case, context, expected) => {
  await expect(props(context)).resolves.toMatchObject(expected);
});

it.each([
  ['de', 'de', 'Zum Inhalt springen'],
  ['fr', 'en', 'Skip to content'],
])(
  'in the browser, where no page has brought texts, loads them in the language of a page in %j',
  async (lang, expected, skipToContent) => {
    document.documentElement.lang = lang;
    const { _nextI18Next } = await props({ err: error });
    expect(_nextI18Next).toMatchObject({
      initialLocale: expected,
      initialI18nStore: { [expected]: { common: { skipToContent }, error: {} } },
    });
  },
);

it.each([
  ['A – b – Kompassa官网_VAT – Europe', 'Kompassa官网_VAT – Europe'],
  ['Kompassa官网_VAT', 'Kompassa官网_VAT'],
  ['', undefined],
])('after the title %j, its own ends with %j', async (title, expected) => {
  document.title = title;
  expect((await props({ err: error })).siteTitle).toBe(expected);
});
