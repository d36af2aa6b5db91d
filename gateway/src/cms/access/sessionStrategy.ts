import type { AuthStrategy, PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';

import { findSession, type Session } from '../../features/authentication/sessions';
import { sessionCookie } from './sessionCookie';

/** The token that a request carries: in `Authorization` for programs, else in the cookie of the admin. */
export function staffToken(headers: Headers): string | undefined {
  const [, token] = /^(?:JWT|Bearer) (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return token ?? parseCookies(headers).get(sessionCookie().name);
}

/** The session of staff that a request carries; null where it carries none that is good. */
export async function staffSession({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<Session | null> {
  const session = await findSession(payload, staffToken(headers), new Date());
  return session?.account.collection === 'users' ? session : null;
}

/** How Payload learns who somebody is, in place of its signed tokens: those outlive a session that was ended. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload, strategyName }) => {
    const session = await staffSession({ headers, payload });
    const id = session?.account.id;
    const user = id && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }));
    return { user: user ? { ...user, collection: 'users', _strategy: strategyName } : null };
  },
};
