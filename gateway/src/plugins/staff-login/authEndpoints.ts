import { upsertPreferences } from '@payloadcms/ui/utilities/upsertPreferences';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { normaliseEmailAddress } from '@/contract/lists/emailAddress';

import { languageOfTranslator } from '../../cms/access/roles';
import {
  staffLoggedInCookie,
  staffLoggedOutCookie,
  staffSessionLifetime,
} from '../../cms/access/sessionCookie';
import { staffSession, staffToken } from '../../cms/access/sessionStrategy';
import { jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { toSetCookie } from '../../features/accounts/cookies';
import { accountErrors } from '../../features/authentication/accountErrors';
import { checkCredentials } from '../../features/authentication/logIn';
import { checkSecondStep, secondStepTicket } from '../../features/authentication/secondStep';
import { closeSession, extendSession, openSession } from '../../features/authentication/sessions';
import { config } from '../../platform/config/config';
import { clientAddress } from '../../platform/http/socketAddress';
import { readBody, withAccountErrors } from './accountErrors';

const lifetime = staffSessionLifetime;

function withCookie(body: object, cookie: Parameters<typeof toSetCookie>[0]): Response {
  const response = jsonResponse(body);
  response.headers.set('Set-Cookie', toSetCookie(cookie));
  return response;
}

/** The user as the admin may see them. */
async function visibleUser(req: PayloadRequest, id: number) {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, req });
  return { ...user, collection: 'users', _strategy: 'session' };
}

/** Starts a session and answers it as Payload answers a login. `exp` in seconds since 1970. */
export async function respondWithSession(req: PayloadRequest, id: number): Promise<Response> {
  const now = new Date();
  const account = { collection: 'users', id } as const;
  const userAgent = req.headers.get('user-agent') ?? '';
  const token = await openSession(req.payload, account, { now, lifetime, userAgent });
  req.user = { ...(await req.payload.findByID({ collection: 'users', id, depth: 0 })), collection: 'users' };
  // The admin opens texts in the language that a translator writes; others keep the one that they used last.
  const value = languageOfTranslator(req.user);
  if (value) await upsertPreferences({ key: 'locale', req, value });
  const body = {
    message: req.t('authentication:passed'),
    exp: Math.floor(now.getTime() / 1000) + lifetime,
    token,
    user: await visibleUser(req, id),
  };
  return withCookie(body, staffLoggedInCookie(token));
}

/** Longer names and passwords are none of ours, and are not worked on. */
const loginBody = z.object({
  email: z.string().overwrite(normaliseEmailAddress).toLowerCase().max(254),
  password: z.string().min(1).max(1000),
  captchaToken: z.string().max(300).default(''),
});

const login = withAccountErrors(async (req) => {
  const given = await readBody(req, loginBody, accountErrors.credentials);
  const { email: name, password, captchaToken } = given;
  const { payload } = req;
  const now = new Date();
  const visitorAddress = clientAddress(req.headers, config.trustedHops);
  const account = await checkCredentials(
    { collection: 'users', name, password, captchaToken },
    { payload, now, visitorAddress },
  );
  const ticket = await secondStepTicket(payload, account.id, now);
  return ticket === null ? respondWithSession(req, account.id) : jsonResponse({ ticket });
});

const codeBody = z.object({ ticket: z.string().max(300), code: z.string().max(40) });

/** The second step of the login, where `login` has answered a ticket. */
const loginByCode = withAccountErrors(async (req) => {
  const given = await readBody(req, codeBody, accountErrors.code);
  return respondWithSession(req, await checkSecondStep(given, { payload: req.payload, now: new Date() }));
});

async function logout(req: PayloadRequest): Promise<Response> {
  const token = staffToken(req.headers);
  if (token && (await staffSession(req))) await closeSession(req.payload, token);
  return withCookie({ message: req.t('authentication:logoutSuccessful') }, staffLoggedOutCookie());
}

const refresh = withAccountErrors(async (req) => {
  const token = staffToken(req.headers);
  const session = await staffSession(req);
  const until = session && token && (await extendSession(req.payload, token, { now: new Date(), lifetime }));
  if (!until) throw accountErrors.session();
  const body = {
    message: req.t('authentication:tokenRefreshSuccessful'),
    exp: Math.floor(until.getTime() / 1000),
    refreshedToken: token,
    user: await visibleUser(req, session.account.id),
  };
  return withCookie(body, staffLoggedInCookie(token));
});

/** The CMS has no locks, and administrators add its users; the start adds the first one (firstUsers.ts). */
const closed = ['/first-register', '/unlock', '/verify/:id'].map((path): Endpoint => ({
  method: 'post',
  path,
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
}));

/** In place of Payload's own addresses for logging in: sessions of our own, no signed tokens. */
export const authEndpoints: Endpoint[] = [
  { method: 'post', path: '/login', handler: login },
  { method: 'post', path: '/login/code', handler: loginByCode },
  { method: 'post', path: '/logout', handler: logout },
  { method: 'post', path: '/refresh-token', handler: refresh },
  ...closed,
];
