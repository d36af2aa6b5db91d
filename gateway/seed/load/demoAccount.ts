import type { Payload } from 'payload';

import { newPassword } from '../../src/features/authentication/newPassword';
import type { Merchant } from '../../src/payload-types';

const mark = 'seeded:demoAccount';

/** Its number is one of those that are reserved for fiction. */
const demoMerchant = {
  username: '+4915228817386',
  companyName: 'Nordlicht Handels GmbH',
  companyCountry: 'DE',
  vatReturns: [
    { country: 'DE', period: 'quarter' },
    { country: 'AT', period: 'month' },
  ],
  language: 'de',
  consentVersion: '2026-11-01',
} satisfies Partial<Merchant>;

/**
 * Gives a new gateway an account with registrations, whose workspace can be looked at. Answers its login, or nothing
 * where there are accounts already, or were some.
 */
export async function addDemoAccount(
  payload: Payload,
  now: Date,
): Promise<{ phone: string; password: string } | null> {
  const { totalDocs } = await payload.count({ collection: 'merchants' });
  if (totalDocs > 0 || (await payload.kv.has(mark))) return null;
  const password = newPassword();
  const data = { ...demoMerchant, password, consentTime: now.toISOString() };
  await payload.create({ collection: 'merchants', data, depth: 0 });
  await payload.kv.set(mark, now.toISOString());
  return { phone: demoMerchant.username, password };
}
