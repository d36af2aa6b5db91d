import { toSetCookie } from '../../features/accounts/cookies';
import { staffLoggedInCookie, staffLoggedOutCookie } from './sessionCookie';

it('is Secure with the prefix __Host- on an https host', () =>
  expect(toSetCookie(staffLoggedInCookie('token', 'https://cms.example.com'))).toBe(
    '__Host-payload-token=token; Path=/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax',
  ));

it('is not Secure on localhost without https', () =>
  expect(toSetCookie(staffLoggedInCookie('token', 'http://localhost:4000'))).toBe(
    'payload-token=token; Path=/; Max-Age=28800; HttpOnly; SameSite=Lax',
  ));

it('is removed under the same name', () =>
  expect(toSetCookie(staffLoggedOutCookie('https://cms.example.com'))).toBe(
    '__Host-payload-token=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
  ));
