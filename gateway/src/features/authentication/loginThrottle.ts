import { setTimeout as sleep } from 'node:timers/promises';

import { resetCount, uncountAttempt, countAttempt, type Limit } from '../../platform/limits/limit';
import { redeemCaptchaToken } from '../captcha/token';
import { accountErrors } from './accountErrors';

const hour = 60 * 60;

/** Attempts without a captcha. A login that succeeds does not count. Offices and mobile networks share an address. */
export const loginLimits = {
  ofAccount: { name: 'login-attempts-of-account', points: 5, seconds: hour },
  fromNetwork: { name: 'login-attempts-from-network', points: 100, seconds: hour, ofNetworks: true },
} satisfies Record<string, Limit>;

/** Milliseconds that an attempt waits, by how many came before it at the same account. */
const pauses = [0, 0, 500, 1_000, 2_000];
/** And after these, when a captcha was solved. */
const longestPause = 2_000;

export interface LoginAttempt {
  /** Collection and name as they were typed; counted whether there is such an account or not. */
  account: string;
  visitorAddress: string;
  captchaToken: string;
}

const pauseBefore = (left: number): number => pauses[loginLimits.ofAccount.points - 1 - left] ?? longestPause;

/**
 * Lets an attempt to log in pass, before its password is looked at. The first ones at an account and from a network
 * pass at once, the next ones after a pause, all others with a captcha each. There is no lock: a stranger who guesses
 * costs the owner a captcha, and no more. Each attempt counts first, so that parallel ones do not get past.
 * @throws AccountRefusal `captcha`: one is needed, or it was not solved
 */
export async function admitLogin(
  { account, visitorAddress, captchaToken }: LoginAttempt,
  now: Date,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  let isSolved = false;
  const needCaptcha = async (): Promise<void> => {
    isSolved ||= await redeemCaptchaToken(captchaToken, now);
    if (!isSolved) throw accountErrors.captcha();
  };
  // The network first: what it is refused must not fill the table with names.
  const fromNetwork = await countAttempt(loginLimits.fromNetwork, visitorAddress);
  if (!fromNetwork.isAllowed) await needCaptcha();
  const ofAccount = await countAttempt(loginLimits.ofAccount, account);
  if (!ofAccount.isAllowed) await needCaptcha();
  await pause(ofAccount.isAllowed ? pauseBefore(ofAccount.left) : longestPause);
}

/** Takes back what a login counted that has succeeded. */
export async function loginSucceeded({
  account,
  visitorAddress,
}: Pick<LoginAttempt, 'account' | 'visitorAddress'>): Promise<void> {
  await Promise.all([
    resetCount(loginLimits.ofAccount, account),
    uncountAttempt(loginLimits.fromNetwork, visitorAddress),
  ]);
}
