import { it } from 'node:test';

import { expect } from 'expect';

import { addDemoAccount } from '../../seed/load/demoAccount';
import { loginMerchant } from '../../src/features/accounts/loginMerchant';
import { openPayload } from './openPayload';
import { uniqueAddress } from './unique';

// Shows (requirements, 11.17).

const payload = await openPayload();
const now = new Date('2026-11-24T09:00:00Z');

it('a new gateway has an account that can be logged in to, with registrations', async () => {
  const login = await addDemoAccount(payload, now);
  if (!login) throw new Error('No demo account was made.');
  const place = { payload, now, visitorAddress: uniqueAddress() };
  const entered = await loginMerchant(login, place);
  expect(entered.merchant.vatReturns?.map(({ country }) => country)).toEqual(['DE', 'AT']);
});

it('makes it once, even when it was deleted, and never beside other accounts', async () => {
  expect(await addDemoAccount(payload, now)).toBeNull();
  const everyone = { collection: 'merchants', where: { id: { exists: true } } } as const;
  await payload.delete(everyone);
  expect((await payload.count(everyone)).totalDocs).toBe(0);
  expect(await addDemoAccount(payload, now)).toBeNull();
});
