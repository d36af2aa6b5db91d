import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { normaliseEmailAddress } from '@/contract/lists/emailAddress';

import { translate } from '../../cms/fields/translate';
import { adminLanguage } from '../../domain/languages';
import { accountErrors } from '../../features/authentication/accountErrors';
import { accountLimits, allow } from '../../features/authentication/limits';
import { redeemCaptchaToken } from '../../features/captcha/token';
import { config } from '../../platform/config/config';
import { clientAddress } from '../../platform/http/socketAddress';
import { withAccountErrors } from './accountErrors';
import { resetStaffPassword, sendResetLink } from './passwordReset';

const noStore = { 'Cache-Control': 'no-store' };

const addressOf = ({ headers }: PayloadRequest): string => clientAddress(headers, config.trustedHops);

const forgotBody = z.object({
  email: z.string().overwrite(normaliseEmailAddress).toLowerCase().min(1).max(254),
  captchaToken: z.string().max(300).default(''),
});

/**
 * Asks for a link that sets a new password, with a captcha. Known and unknown addresses count alike and get the same answer; the link
 * is made and sent after it, so that the time tells nothing either.
 */
const forgot = (req: PayloadRequest) =>
  withAccountErrors(req, async () => {
    const given = forgotBody.safeParse(await req.json?.().catch(() => undefined));
    if (!given.success) {
      const message = req.t('validation:emailAddress');
      return Response.json({ errors: [{ message }] }, { status: 400, headers: noStore });
    }
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
    return Response.json({ sent: true }, { headers: noStore });
  });

const resetBody = z.object({ token: z.string().max(100), password: z.string().max(1000) });

const reset = (req: PayloadRequest) =>
  withAccountErrors(req, async () => {
    const given = resetBody.safeParse(await req.json?.().catch(() => undefined));
    if (!given.success) throw accountErrors.link();
    await allow(accountLimits.linksFromNetwork, addressOf(req));
    const problem = await resetStaffPassword(req.payload, given.data, new Date());
    return problem
      ? Response.json({ errors: [{ message: translate(problem, req) }] }, { status: 400, headers: noStore })
      : Response.json({ set: true }, { headers: noStore });
  });

/** In place of Payload's own addresses for a forgotten password. */
export const resetEndpoints: Endpoint[] = [
  { method: 'post', path: '/forgot-password', handler: forgot },
  { method: 'post', path: '/reset-password', handler: reset },
];
