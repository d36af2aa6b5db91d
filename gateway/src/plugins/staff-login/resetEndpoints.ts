import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { normaliseEmailAddress } from '@/contract/lists/emailAddress';

import { bodyOf, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import { adminLanguage } from '../../domain/languages';
import { accountErrors } from '../../features/authentication/accountErrors';
import { accountLimits, allow } from '../../features/authentication/limits';
import { redeemCaptchaToken } from '../../features/captcha/token';
import { config } from '../../platform/config/config';
import { clientAddress } from '../../platform/http/socketAddress';
import { readBody, withAccountErrors } from './accountErrors';
import { resetStaffPassword, sendResetLink } from './passwordReset';

const addressOf = ({ headers }: PayloadRequest): string => clientAddress(headers, config.trustedHops);

const forgotBody = z.object({
  email: z.string().overwrite(normaliseEmailAddress).toLowerCase().min(1).max(254),
  captchaToken: z.string().max(300).default(''),
});

/**
 * Asks for a link that sets a new password, with a captcha. Known and unknown addresses count alike and get the same answer; the link
 * is made and sent after it, so that the time tells nothing either.
 */
const forgot = withAccountErrors(async (req) => {
  const given = forgotBody.safeParse(await bodyOf(req));
  if (!given.success) return jsonResponse({ errors: [{ message: req.t('validation:emailAddress') }] }, 400);
  const { email, captchaToken } = given.data;
  // Before it is counted, or a script could use up what the owner of the address may ask for.
  if (!(await redeemCaptchaToken(captchaToken))) throw accountErrors.captcha();
  await allow(accountLimits.emailsFromNetwork, addressOf(req), accountErrors.tooManyEmails);
  await allow(accountLimits.emailsToMailbox, email, accountErrors.tooManyEmails);
  const { payload, i18n } = req;
  // `sendMail` has logged why a letter was not sent.
  void sendResetLink(payload, { email, language: adminLanguage(i18n.language) }, new Date()).catch(
    () => undefined,
  );
  return jsonResponse({ sent: true });
});

const resetBody = z.object({ token: z.string().max(100), password: z.string().max(1000) });

const reset = withAccountErrors(async (req) => {
  const given = await readBody(req, resetBody, accountErrors.link);
  await allow(accountLimits.linksFromNetwork, addressOf(req));
  const problem = await resetStaffPassword(req.payload, given, new Date());
  return problem ? refuse(problem, 400, req) : jsonResponse({ set: true });
});

/** In place of Payload's own addresses for a forgotten password. */
export const resetEndpoints: Endpoint[] = [
  { method: 'post', path: '/forgot-password', handler: forgot },
  { method: 'post', path: '/reset-password', handler: reset },
];
