/** @jest-environment jsdom */
import type { NextPageContext } from 'next';

import { failurePage } from './failurePage';

// Shows (requirements, 8.2 and 8.5).

const props = (context: object) => failurePage(context as NextPageContext);
const setHeader = () => undefined;
const error = Object.assign(new Error('Out of order.'), { statusCode: 503 });

it.each([
  ['an error in the browser', { err: error }, { statusCode: 503, message: 'Out of order.' }],
  ['an error without a status', { err: new Error('Odd.') }, { statusCode: 500, message: 'Odd.' }],
  [
    'an error on the server',
    { err: error, res: { statusCode: 500, setHeader } },
    { statusCode: 503, message: '' },
  ],
  ['a response of the server', { res: { statusCode: 404 } }, { statusCode: 404, message: '' }],
  ['an empty context', {}, { statusCode: 500, message: '' }],
])('%s has a status, and a message only in the browser', async (_case, context, expected) => {
  await expect(props(context)).resolves.toMatchObject(expected);
});

it.each([
  ['de', '', 'de', 'Zur Startseite'],
  [undefined, 'de', 'de', 'Zur Startseite'],
  [undefined, 'fr', 'en', 'To the home page'],
])('with the locale %j on a page in %j, loads the texts of %s', async (locale, lang, expected, home) => {
  document.documentElement.lang = lang;
  const { translations } = await props({ locale });
  expect(translations).toMatchObject({ locale: expected, texts: { error: { home } } });
});

it.each([
  ['A – b – Kompassa官网_VAT – Europe', 'Kompassa官网_VAT – Europe'],
  ['Kompassa官网_VAT', 'Kompassa官网_VAT'],
  ['', undefined],
])('after the title %j, its own ends with %j', async (title, expected) => {
  document.title = title;
  expect((await props({ err: error })).siteTitle).toBe(expected);
});
