import { toSetCookie } from '../../features/accounts/cookies';
import { staffLoggedInCookie } from './sessionCookie';

it('is not Secure on localhost without https', () =>
  expect(toSetCookie(staffLoggedInCookie('token', 'http://localhost:4000'))).toBe(
    'payload-token=token; Path=/; Max-Age=28800; HttpOnly; SameSite=Lax',
  ));
