import { loggedInCookies, loggedOutCookies, toSetCookie } from './cookies';

const live = { secure: true, domain: 'kompassa.example' };

it('is shared with the site, over https only', () =>
  expect(loggedInCookies('token', live).map(toSetCookie)).toEqual([
    'loginCode=token; Path=/; Max-Age=604800; Domain=kompassa.example; Secure; HttpOnly; SameSite=Lax',
    'isGWLogin=1; Path=/; Max-Age=604800; Domain=kompassa.example; Secure; SameSite=Lax',
  ]));

it('removes the token on the same domain, and sets isGWLogin to 0', () =>
  expect(loggedOutCookies(live).map(toSetCookie)).toEqual([
    'loginCode=; Path=/; Max-Age=0; Domain=kompassa.example; Secure; HttpOnly; SameSite=Lax',
    'isGWLogin=0; Path=/; Max-Age=604800; Domain=kompassa.example; Secure; SameSite=Lax',
  ]));
