import type { Payload } from 'payload';

import type { CallContext } from '../../platform/http/callContext';
import { accountErrors } from '../authentication/accountErrors';
import { confirmPassword } from '../authentication/confirmPassword';
import { accountLimits, allow } from '../authentication/limits';
import { closeSessions } from '../authentication/sessions';
import { redeemCode } from './codes';
import type { CompanyData } from './companyData';
import { requireMerchant } from './currentMerchant';
import { findMerchant } from './findMerchant';
import type { LoggedIn } from './registerMerchant';
import { startMerchantSession } from './sessions';

interface Session {
  payload: Payload;
  token: string | undefined;
  now: Date;
}

/**
 * Stores the company's data of who is logged in.
 * @throws AccountRefusal `session`
 */
export async function changeCompany(data: CompanyData, session: Session): Promise<void> {
  const { id } = await requireMerchant(session);
  const { companyForm, ...others } = data;
  await session.payload.update({
    collection: 'merchants',
    id,
    data: { ...others, companyForm: companyForm || null },
    depth: 0,
  });
}

/**
 * Sets a new password, for who knows the old one. The session goes on, all others end.
 * @throws AccountRefusal `session`, `tooMany` or `credentials`
 */
export async function changePassword(
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  session: Session,
): Promise<void> {
  const { payload, token } = session;
  const merchant = await requireMerchant(session);
  const account = { collection: 'merchants', id: merchant.id } as const;
  await confirmPassword(payload, { ...account, name: merchant.username }, oldPassword);
  await payload.update({
    collection: 'merchants',
    id: merchant.id,
    data: { password: newPassword },
    depth: 0,
  });
  await closeSessions(payload, account, token);
}

/**
 * Sets a new password, for who has the code of `sendPasswordCode`, and logs them in. All other sessions end.
 * @throws AccountRefusal `tooMany` or `code`
 */
export async function resetPassword(
  { phone, code, password }: { phone: string; code: string; password: string },
  { payload, now, visitorAddress }: Pick<CallContext, 'payload' | 'now' | 'visitorAddress'>,
): Promise<LoggedIn> {
  await allow(accountLimits.codesFromAddress, visitorAddress);
  const isRight = await redeemCode(payload, { purpose: 'password', phone, code }, now);
  const merchant = isRight ? await findMerchant(payload, phone) : null;
  if (!merchant) throw accountErrors.code();
  const { id } = merchant;
  await payload.update({ collection: 'merchants', id, data: { password }, depth: 0 });
  await closeSessions(payload, { collection: 'merchants', id });
  return { merchant, cookies: await startMerchantSession(payload, id, now) };
}
