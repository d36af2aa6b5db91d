import type {
  Registration,
  SendCode,
  WireCodeSent,
  WireRegistered,
  WireUserInfo,
} from '@/contract/calls/accounts';

import { toSetCookie } from '../../features/accounts/cookies';
import { requireMerchant } from '../../features/accounts/currentMerchant';
import { logoutMerchant } from '../../features/accounts/logoutMerchant';
import { registerMerchant } from '../../features/accounts/registerMerchant';
import { sendRegistrationCode } from '../../features/accounts/sendCode';
import type { CallContext } from '../../platform/http/callContext';
import { maskPhone } from './maskPhone';

/** Calls of the accounts (requirements, 7); the rules are in `src/features/accounts`. */
export const answerSendCode = (context: CallContext, given: SendCode): Promise<WireCodeSent> =>
  sendRegistrationCode(given, context);

export async function answerRegister(context: CallContext, given: Registration): Promise<WireRegistered> {
  const { answer, cookies } = await registerMerchant(given, context);
  context.cookies.push(...cookies.map(toSetCookie));
  return answer;
}

export async function answerUserInfo(context: CallContext): Promise<WireUserInfo> {
  const { id, username, companyName, createdAt } = await requireMerchant(context);
  return { id, phone: maskPhone(username), companyName: companyName ?? '', registerTime: createdAt };
}

export async function answerLogout(context: CallContext): Promise<true> {
  await requireMerchant(context);
  context.cookies.push(...(await logoutMerchant(context)).map(toSetCookie));
  return true;
}
