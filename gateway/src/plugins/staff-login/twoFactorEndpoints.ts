import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { staffSession, staffToken } from '../../cms/access/sessionStrategy';
import { jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { accountErrors } from '../../features/authentication/accountErrors';
import { confirmPassword } from '../../features/authentication/confirmPassword';
import { countRecoveryCodes } from '../../features/authentication/recoveryCodes';
import {
  beginEnrolment,
  confirmEnrolment,
  hasSecondFactor,
  removeSecondFactor,
} from '../../features/authentication/secondFactor';
import { closeSessions } from '../../features/authentication/sessions';
import { readBody, withAccountErrors } from './accountErrors';

const body = z.object({ password: z.string().max(1000).default(''), code: z.string().max(40).default('') });

interface Own {
  account: { collection: 'users'; id: number };
  email: string;
  password: string;
  code: string;
}

/** Runs `work` for whoever is logged in, and answers what it returns. */
const forOwner = (work: (req: PayloadRequest, own: Own) => Promise<object>): Endpoint['handler'] =>
  withAccountErrors(async (req) => {
    const session = await staffSession(req);
    if (!session || req.user?.collection !== 'users') throw accountErrors.session();
    const given = await readBody(req, body, accountErrors.credentials);
    const account = { collection: 'users', id: session.account.id } as const;
    return jsonResponse(await work(req, { account, email: req.user.email, ...given }));
  });

/** The second factor of whoever asks; a change needs the password. */
export const twoFactorEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/two-factor',
    handler: forOwner(async ({ payload }, { account }) => ({
      isEnabled: await hasSecondFactor(payload, account),
      recoveryCodesLeft: await countRecoveryCodes(payload, account),
    })),
  },
  {
    method: 'post',
    path: '/two-factor',
    handler: forOwner(async ({ payload }, { account, email, password }) => {
      await confirmPassword(payload, { ...account, name: email }, password);
      const { secret, qrCode } = await beginEnrolment(payload, account, email);
      return { secret, qrCode };
    }),
  },
  {
    method: 'post',
    path: '/two-factor/confirm',
    handler: forOwner(async ({ payload, headers }, { account, code }) => {
      const recoveryCodes = await confirmEnrolment(payload, account, code, new Date());
      // Other sessions of this user have shown no code.
      await closeSessions(payload, account, staffToken(headers));
      return { recoveryCodes };
    }),
  },
  {
    method: 'post',
    path: '/two-factor/remove',
    handler: forOwner(async ({ payload }, { account, email, password }) => {
      await confirmPassword(payload, { ...account, name: email }, password);
      await removeSecondFactor(payload, account);
      return { isEnabled: false };
    }),
  },
];
