import { mayWrite } from './mayWrite';

const addresses = { siteUrl: 'http://localhost:3000', publicUrl: 'http://localhost:4000' };
const session = 'payload-lng=en; payload-token=x';

it.each([
  [true, 'a page of the CMS', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
  [true, 'a page of the CMS in a browser without Sec-Fetch-Site', { origin: 'http://localhost:4000' }],
  [true, 'the host under another name', { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }],
  [false, 'another port', { origin: 'http://localhost:4001', 'sec-fetch-site': 'same-site' }],
  [false, 'the site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  [false, 'another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  [false, 'another scheme', { origin: 'https://localhost:4000' }],
  [false, 'a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [false, 'a page that hides its origin', { 'sec-fetch-site': 'same-site' }],
  [
    false,
    'a forged origin from another site',
    { origin: 'http://localhost:4000', 'sec-fetch-site': 'cross-site' },
  ],
  [false, 'an empty origin', { origin: '' }],
])('%s for %s', (expected, _from, headers: Record<string, string>) => {
  expect(mayWrite(new Headers({ host: 'localhost:4000', cookie: session, ...headers }), addresses)).toBe(
    expected,
  );
});

it.each([
  [true, undefined],
  [true, 'payload-lng=en'],
  [false, session],
  [false, '__Host-payload-token=x'],
  [false, 'loginCode=x'],
])('%s for a client that is no browser, with the cookie %s', (expected, cookie) => {
  expect(mayWrite(new Headers(cookie ? { cookie } : {}), addresses)).toBe(expected);
});
