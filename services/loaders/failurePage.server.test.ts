import type { NextPageContext } from 'next';

import { failurePage } from './failurePage';

// Shows (requirements, 8.2 and 8.5).

const props = (context: object) => failurePage(context as NextPageContext);
const setHeader = () => undefined;
const getHeader = () => 'id-of-the-request';
const err = Object.assign(new Error('Out of order.'), { statusCode: 503 });

it.each([
  ['an error', { err, res: { statusCode: 500, setHeader, getHeader } }, 503],
  ['a response', { res: { statusCode: 404 } }, 404],
])('%s on the server has a status, and no message', async (_case, context, statusCode) => {
  await expect(props(context)).resolves.toMatchObject({ statusCode, message: '' });
});

it.each([
  ['de', 'de', 'Zur Startseite'],
  [undefined, 'en', 'To the home page'],
])('with the locale %j, brings the texts of %s', async (locale, expected, home) => {
  expect((await props({ locale, res: { statusCode: 500 } }))._nextI18Next).toMatchObject({
    initialLocale: expected,
    initialI18nStore: { [expected]: { common: {}, error: { home } } },
  });
});
