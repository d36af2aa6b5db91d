import { expiredSessionCookies, sessionCookiesIn } from './sessionCookies';

it('passes the cookies of the session on as they are, and no other', () => {
  const session = ['loginCode=a; Path=/; HttpOnly; SameSite=Lax', 'isGWLogin=1; Path=/'];
  const others = ['payload-token=x; HttpOnly', 'loginCodeX=1', ' =x', 'JSESSIONID=1', 'isGWLogin'];
  expect(sessionCookiesIn([others[0] ?? '', ...session, ...others])).toEqual(session);
});

it.each([
  [{ isHttps: false, domain: undefined }, '; Path=/; SameSite=Lax'],
  [{ isHttps: true, domain: 'example.com' }, '; Path=/; SameSite=Lax; Domain=example.com; Secure'],
])('ends a session with %j', (settings, attributes) => {
  expect(expiredSessionCookies(settings)).toEqual([
    `loginCode=; Max-Age=0; HttpOnly${attributes}`,
    `isGWLogin=0${attributes}`,
  ]);
});
