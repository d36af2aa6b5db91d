import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';

import { accountPaths } from '../../domain/accountPaths';
import type { Cookie } from '../../features/accounts/cookies';
import { config } from '../../platform/config/config';
import { safeReturn } from '../links/safeReturn';

/** Sets the cookies of a session and goes where the visitor wanted to go, else to the workspace. */
export async function redirectWithSession(sessionCookies: Cookie[], wish: string): Promise<never> {
  const jar = await cookies();
  for (const cookie of sessionCookies) jar.set(cookie);
  redirect(safeReturn(wish, config) ?? accountPaths.workPlace);
}
