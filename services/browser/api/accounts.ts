import { notify } from '@/services/browser/notifications/notifications';
import { publicCalls } from '@/services/config/publicCalls';
import {
  type Account,
  type CodeSent,
  type Registered,
  type Registration,
  RegistrationError,
  type RegistrationFault,
} from '@/services/domain/accounts/account';
import { endsSession, failureCode } from '@/services/domain/accounts/sessionPolicy';
import { accountFromWire, codeSentFromWire, registrationToWire } from '@/services/gateway/map/account';
import { isGWLogin, notifyOtherTabs } from '@/services/store/isGWLogin';

import { hasFailed, type ApiFailure } from './apiResult';
import { callApi } from './callApi';

const byCode: Record<number, RegistrationFault> = {
  404: 'channel',
  409: 'taken',
  422: 'code',
  428: 'captcha',
  429: 'tooMany',
};
/** Before there is a code, what cannot be processed is the country of the number. */
const byCodeOfSending = { ...byCode, 422: 'country' } satisfies typeof byCode;
const byParameter = new Map<string, RegistrationFault>([
  ['phone', 'phone'],
  ['captchaToken', 'captcha'],
  ['code', 'code'],
  ['password', 'password'],
  ['companyName', 'companyName'],
  ['channelId', 'channel'],
]);

/** The gateway names the parameter that it does not take, and has a code of its own for every other matter. */
function toError({ code, msg, retryAfter }: ApiFailure, reasons = byCode): RegistrationError {
  const parameter = code === 400 ? /^Parameter "(\w+)"/.exec(msg)?.[1] : undefined;
  const reason = parameter === undefined ? reasons[code] : byParameter.get(parameter);
  return new RegistrationError(reason ?? 'unavailable', retryAfter);
}

interface CodeOrder {
  /** E.164. */
  phone: string;
  /** Token of the solved captcha. */
  captchaToken: string;
}

/**
 * Sends a code by SMS. The form shows the errors that visitors can correct, beside the toast.
 * @throws RegistrationError
 */
export async function sendCode(order: CodeOrder): Promise<CodeSent> {
  const response = await callApi('sendCode', order);
  if (!hasFailed(response)) return codeSentFromWire(response.data);
  throw toError(response, byCodeOfSending);
}

/**
 * Opens an account and logs its owner in.
 * @throws RegistrationError
 */
export async function register(registration: Registration): Promise<Registered> {
  const response = await callApi('register', registrationToWire(registration));
  if (hasFailed(response)) throw toError(response);
  // This tab reads the cookie on the next page.
  notifyOtherTabs();
  return response.data;
}

/**
 * Returns the account that is logged in, or undefined if the gateway says that the login has ended.
 * @throws Error for any other failure, which says nothing about the login (requirements, 11)
 */
export async function fetchAccount(): Promise<Account | undefined> {
  const response = await callApi('getUserInfo', {});
  if (!hasFailed(response)) return accountFromWire(response.data);
  if (endsSession(publicCalls.getUserInfo.redirect, failureCode(response.status, response.code)))
    return undefined;
  throw new Error(response.msg);
}

/**
 * Ends the session (requirements, 4: endpoint, user info, redirect helper, confirmation). If the API proxy
 * does not answer, the login stays and no notification is shown. Returns whether the session has ended.
 */
export async function logOut(): Promise<boolean> {
  await callApi('logout', {});
  const hasEnded = !isGWLogin();
  if (hasEnded) notify('loggedOut');
  return hasEnded;
}
