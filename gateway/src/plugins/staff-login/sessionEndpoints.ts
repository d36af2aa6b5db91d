import type { Endpoint, PayloadRequest } from 'payload';

import { staffSession, staffToken } from '../../cms/access/sessionStrategy';
import { jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { adminLanguage } from '../../domain/languages';
import { accountErrors } from '../../features/authentication/accountErrors';
import { deviceName } from '../../features/authentication/deviceName';
import {
  closeSessionOf,
  closeSessions,
  listSessions,
  type Session,
} from '../../features/authentication/sessions';
import { withAccountErrors } from './accountErrors';

/** A session as the admin lists it. Times in milliseconds since 1970. */
export interface ListedSession {
  id: number;
  device: string;
  startedAt: number;
  /** Exact to five minutes. */
  lastUsedAt: number;
  isCurrent: boolean;
}

/** Runs `work` for whoever is logged in, with their session. */
const withSession = (work: (req: PayloadRequest, session: Session) => Promise<void>): Endpoint['handler'] =>
  withAccountErrors(async (req) => {
    const current = await staffSession(req);
    if (!current) throw accountErrors.session();
    await work(req, current);
    const sessions = await listSessions(req.payload, current.account, new Date());
    const language = adminLanguage(req.i18n.language);
    const answered = sessions.map(({ id, userAgent, startedAt, lastUsedAt }): ListedSession => ({
      id,
      device: deviceName(userAgent, language),
      startedAt: startedAt.getTime(),
      lastUsedAt: lastUsedAt.getTime(),
      isCurrent: id === current.id,
    }));
    return jsonResponse({ sessions: answered });
  });

/** The sessions of whoever asks: listed, one ended, all others ended. Each answers those that are left. */
export const sessionEndpoints: Endpoint[] = [
  { method: 'get', path: '/sessions', handler: withSession(async () => {}) },
  {
    method: 'delete',
    path: '/sessions',
    handler: withSession((req, { account }) => closeSessions(req.payload, account, staffToken(req.headers))),
  },
  {
    method: 'delete',
    path: '/sessions/:id',
    handler: withSession(({ payload, routeParams }, { account }) =>
      closeSessionOf(payload, account, Number(routeParams?.id)),
    ),
  },
];
