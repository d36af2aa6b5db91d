import Cookies from 'js-cookie';

import { account } from '@/services/fixtures/accounts';

import { answered } from './answered';

/** The gateway's word on who is logged in. */
export const loggedIn = answered({ data: account() });

/** The cookie of a login, for as long as the story is shown. */
export function rememberLogin() {
  Cookies.set('isGWLogin', '1');
  return () => Cookies.remove('isGWLogin');
}
