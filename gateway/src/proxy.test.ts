import { NextRequest } from 'next/server';

import { proxy } from './proxy';

jest.mock('./platform/config/config', () => ({
  config: {
    publicUrl: 'https://gateway.example.com',
    siteUrl: 'https://www.example.com',
    cookieDomain: 'example.com',
    trustedHops: 1,
  },
}));

const [germany, america, nowhere] = ['193.99.144.80', '8.8.8.8', '203.0.113.7'];

async function open(path: string, headers: Record<string, string> = {}) {
  const { 'x-forwarded-for': visitor = nowhere, ...more } = headers;
  const answer = await proxy(
    new NextRequest(`https://gateway.example.com${path}`, {
      headers: { ...more, 'x-forwarded-for': visitor, 'x-socket-address': '10.0.0.2' },
    }),
  );
  return {
    language: answer.headers.get('content-language'),
    cookie: answer.headers.get('set-cookie'),
  };
}

it.each([
  ['of the page that leads there', '/user/login?lang=de', { 'x-forwarded-for': america }, 'de'],
  ['chosen before', '/workPlace', { cookie: 'i18n_redirected=de', 'x-forwarded-for': america }, 'de'],
  [
    'of the country, Germany',
    '/user/register',
    { 'x-forwarded-for': germany, 'accept-language': 'en' },
    'de',
  ],
  ['of any other country', '/', { 'x-forwarded-for': america, 'accept-language': 'de' }, 'en'],
  ['of the browser without a country', '/', { 'accept-language': 'de-AT' }, 'de'],
])('opens a page in the language %s', async (_case, path, headers, language) =>
  expect((await open(path, headers)).language).toBe(language),
);

it.each([
  ['the switch of its own pages', { 'sec-fetch-site': 'same-origin' }],
  ['the switch, by the referrer', { referer: 'https://gateway.example.com/user/login' }],
])('keeps a choice by %s for 365 days, on the parent domain', async (_case, headers) => {
  const { cookie } = await open('/user/login?lang=de', headers);
  expect(cookie).toMatch(/^i18n_redirected=de; Path=\/;.* Max-Age=31536000;.* Domain=example\.com/);
});

it.each([
  ['a link of the site', { 'sec-fetch-site': 'same-site', referer: 'https://www.example.com/' }],
  ['an e-mail', {}],
])('keeps the language of %s for the session alone', async (_case, headers) => {
  const { cookie } = await open('/user/login?lang=de', headers);
  expect(cookie).toMatch(/^i18n_redirected=de;.*Domain=example\.com/);
  expect(cookie).not.toMatch(/Max-Age|Expires/);
});

it.each([
  ['a guess', '/', {}],
  ['the language that is kept already', '/?lang=de', { cookie: 'i18n_redirected=de' }],
])('stores nothing for %s', async (_case, path, headers) =>
  expect((await open(path, { ...headers, 'x-forwarded-for': germany })).cookie).toBeNull(),
);

it.each([
  ['/user/alerts/unsubscribe?token=x', 200],
  ['/user/alerts/end?token=x', 403],
])('a mail program may send to %s from anywhere: %d', async (path, status) => {
  const { status: answered } = await proxy(
    new NextRequest(`https://gateway.example.com${path}`, {
      method: 'POST',
      headers: { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
  );
  expect(answered).toBe(status);
});
