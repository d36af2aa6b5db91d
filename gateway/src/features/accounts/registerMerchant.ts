import type { Payload } from 'payload';

import type { Registration, WireRegistered } from '@/contract/calls/accounts';

import type { Merchant } from '../../payload-types';
import { isPayloadError } from '../../platform/db/isPayloadError';
import type { CallContext } from '../../platform/http/callContext';
import { accountErrors } from '../authentication/accountErrors';
import { accountLimits, allow } from '../authentication/limits';
import { findAward } from '../channels/findAward';
import { promiseCoupons } from '../coupons/promiseCoupons';
import { redeemCode } from './codes';
import type { Cookie } from './cookies';
import { hasAccount } from './findMerchant';
import { startMerchantSession } from './sessions';

/** Result of a login: the merchant and the cookies of the session. */
export interface LoggedIn {
  merchant: Merchant;
  cookies: Cookie[];
}

async function checkedChannel(payload: Payload, id: Registration['channelId']): Promise<number | null> {
  if (id === '') return null;
  const found = await payload.count({ collection: 'channels', where: { id: { equals: id } } });
  if (found.totalDocs === 0) throw accountErrors.channel();
  return id;
}

/** Two that register one number at once pass the look-up together; the second one fails on the unique number. */
async function createMerchant(
  payload: Payload,
  data: Omit<Merchant, 'id' | 'createdAt' | 'updatedAt' | 'collection'> & { password: string },
): Promise<Merchant> {
  try {
    return await payload.create({ collection: 'merchants', data, depth: 0 });
  } catch (error) {
    if (isPayloadError(error, 'ValidationError') && (await hasAccount(payload, data.username)))
      throw accountErrors.taken();
    throw error;
  }
}

/**
 * Opens an account and logs its owner in. That a number has one already is told only to who has read its messages.
 * @throws AccountRefusal `channel`, `tooMany`, `code` or `taken`
 */
export async function registerMerchant(
  given: Registration,
  {
    payload,
    now,
    language,
    visitorAddress,
  }: Pick<CallContext, 'payload' | 'now' | 'language' | 'visitorAddress'>,
): Promise<LoggedIn & { answer: WireRegistered }> {
  const { phone, code, password, companyName, channelNo, channelCode, consentVersion } = given;
  await allow(accountLimits.codesFromAddress, visitorAddress);
  const channel = await checkedChannel(payload, given.channelId);
  if (!(await redeemCode(payload, { purpose: 'register', phone, code }, now))) throw accountErrors.code();
  if (await hasAccount(payload, phone)) throw accountErrors.taken();
  const awardIn = (locale: 'en' | 'de') =>
    findAward({ payload, now, language: locale }, { channelNo, channelCode });
  const awards = { en: await awardIn('en'), de: await awardIn('de') };
  const award = awards[language];
  const merchant = await createMerchant(payload, {
    username: phone,
    password,
    companyName,
    language,
    channel,
    channelNo,
    channelCode,
    award: award?.id,
    awardTitle: award?.title,
    consentVersion,
    consentTime: now.toISOString(),
  });
  await promiseCoupons(payload, merchant.id, awards, now);
  const cookies = await startMerchantSession(payload, merchant.id, now);
  return { merchant, cookies, answer: { id: merchant.id, awardTitle: award?.title ?? null } };
}
