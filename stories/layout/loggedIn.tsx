import type { Decorator } from '@storybook/nextjs-vite';
import Cookies from 'js-cookie';
import { SWRConfig } from 'swr';

import { account } from '@/services/fixtures/accounts';

/** The gateway's word on who is logged in, without a call. */
export const loggedIn: Decorator = (Story) => (
  <SWRConfig
    value={{ provider: () => new Map(), fallback: { account: account() }, revalidateIfStale: false }}
  >
    <Story />
  </SWRConfig>
);

/** The cookie of a login, for as long as the story is shown. */
export function rememberLogin() {
  Cookies.set('isGWLogin', '1');
  return () => Cookies.remove('isGWLogin');
}
