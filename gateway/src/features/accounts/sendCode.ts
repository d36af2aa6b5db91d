import type { SendCode, WireCodeSent } from '@/contract/calls/accounts';

import { config } from '../../platform/config/config';
import type { CallContext } from '../../platform/http/callContext';
import { accountErrors } from '../authentication/accountErrors';
import { accountLimits, allow } from '../authentication/limits';
import { redeemCaptchaToken } from '../captcha/token';
import { codeLifetime, newCode, storeCode, type CodePurpose } from './codes';
import { hasAccount } from './findMerchant';
import { messageText } from './messages';
import { sendMessage } from './sms';

type Asking = Pick<CallContext, 'payload' | 'now' | 'language' | 'visitorAddress'>;

/** Messages to some countries cost many times as much, and some of it goes to who asked for them. */
const isServed = (phone: string): boolean =>
  config.smsCallingCodes?.some((code) => phone.startsWith(code)) ?? true;

/**
 * Known and unknown numbers go the same way, with the same steps: what comes back, and when, tells nobody who has an
 * account. Only the owner of the number reads the difference.
 */
async function sendCode(
  purpose: CodePurpose,
  { phone, captchaToken }: SendCode,
  { payload, now, language, visitorAddress }: Asking,
): Promise<WireCodeSent> {
  if (!isServed(phone)) throw accountErrors.country();
  // Before it is counted, or anybody could use up another's number without solving anything.
  if (!(await redeemCaptchaToken(captchaToken, now))) throw accountErrors.captcha();
  await allow(accountLimits.messagesFromAddress, visitorAddress);
  await allow(accountLimits.messagePause, phone);
  await allow(accountLimits.messagesPerDay, phone);
  await allow(accountLimits.messagesPerHour, '');
  await allow(accountLimits.messagesOfDay, '');

  const isOfUse = (await hasAccount(payload, phone)) === (purpose === 'password');
  const code = newCode();
  // A code that is of no use is stored as well, and told to nobody.
  await storeCode(payload, { purpose, phone, code }, now);
  const text = messageText(purpose, isOfUse ? code : null, language);
  await sendMessage(payload, { to: phone, text, language });
  return {
    validFor: codeLifetime,
    retryAfter: accountLimits.messagePause.seconds,
    ...(!config.smsWebhook && { isDemonstration: true }),
  };
}

/**
 * Sends the code that registers a number; to one that is registered, the way to the login instead.
 * @throws AccountRefusal `country`, `captcha`, `tooMany` or `message`
 */
export const sendRegistrationCode = (given: SendCode, context: Asking) =>
  sendCode('register', given, context);

/**
 * Sends the code that sets a new password; to a number without an account, the way to the registration instead.
 * @throws AccountRefusal `country`, `captcha`, `tooMany` or `message`
 */
export const sendPasswordCode = (given: SendCode, context: Asking) => sendCode('password', given, context);
