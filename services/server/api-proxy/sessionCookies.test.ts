import { expiredSessionCookies, sessionCookiesIn } from './sessionCookies';

it('passes on only the session cookies, unchanged', () => {
  const session = ['loginCode=a; Path=/; HttpOnly; SameSite=Lax', 'isGWLogin=1; Path=/'];
  const others = ['payload-token=x; HttpOnly', 'loginCodeX=1', ' =x', 'JSESSIONID=1', 'isGWLogin'];
  expect(sessionCookiesIn([others[0] ?? '', ...session, ...others])).toEqual(session);
});

it.each([
  [{ isHttps: false, domain: undefined }, '; Path=/; SameSite=Lax'],
  [{ isHttps: true, domain: undefined }, '; Path=/; SameSite=Lax; Secure'],
  [{ isHttps: false, domain: 'example.com' }, '; Path=/; SameSite=Lax; Domain=example.com'],
  [{ isHttps: true, domain: 'example.com' }, '; Path=/; SameSite=Lax; Domain=example.com; Secure'],
])('expires the session cookies with %j', (settings, attributes) => {
  expect(expiredSessionCookies(settings)).toEqual([
    `loginCode=; Max-Age=0; HttpOnly${attributes}`,
    `isGWLogin=0${attributes}`,
  ]);
});
