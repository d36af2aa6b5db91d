import type { Account, CodeSent, Registered, Registration } from '@/services/domain/accounts/account';

import { callGateway } from './client';
import type { GatewayCallContext } from './headers';
import { accountFromWire, codeSentFromWire, registrationToWire } from './map/account';

interface CodeRequest {
  /** E.164, for example `+4930231251`. */
  phone: string;
  /** What the solved captcha gave; good for one use. */
  captchaToken: string;
}

/**
 * Sends a code by SMS. The answer is the same for known and unknown numbers.
 * @throws GatewayRefused with code 428 for a captcha that is not solved, 429 for too many requests
 */
export async function sendCode(order: CodeRequest, context: GatewayCallContext): Promise<CodeSent> {
  return codeSentFromWire(await callGateway('sendCode', order, context));
}

/**
 * Opens an account. Its session is the cookie `loginCode` of the gateway's answer, which the API proxy hands
 * to the browser; a caller on the server does not see it.
 * @throws GatewayRefused with code 422 for a wrong code, 400 for a password against the rules, 409 where the number has
 * an account, 429; GatewayNotFound for an unknown channel
 */
export const register = (registration: Registration, context: GatewayCallContext): Promise<Registered> =>
  callGateway('register', registrationToWire(registration), context);

/**
 * Who `context.token` belongs to.
 * @throws GatewayRefused with code 401 for a token that is missing, unknown or dead
 */
export async function fetchAccount(context: GatewayCallContext): Promise<Account> {
  return accountFromWire(await callGateway('getUserInfo', { client: 1 }, context));
}

/** Ends the session of `context.token`; the token is dead afterwards. */
export async function logout(context: GatewayCallContext): Promise<void> {
  await callGateway('logout', {}, context);
}
