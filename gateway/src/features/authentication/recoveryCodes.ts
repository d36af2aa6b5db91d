import type { Payload } from 'payload';

import { statement } from '../../platform/db/statement';
import { hashOf } from '../../platform/secrets/opaqueToken';
import { randomLetters } from '../../platform/secrets/randomLetters';
import { accountKey, type AccountReference } from './account';

const collection = 'recovery-codes';
const amount = 10;

/** About 74 bits: too many to try, so that a plain hash is enough. */
const newCode = (): string => [5, 5, 5].map(randomLetters).join('-');

const normalise = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashFor = (account: AccountReference, code: string): string =>
  hashOf(`recovery code ${accountKey(account)} ${normalise(code)}`);

/** Replaces the recovery codes of an account and returns the new ones; they are stored as hashes alone. */
export async function renewRecoveryCodes(payload: Payload, account: AccountReference): Promise<string[]> {
  await removeRecoveryCodes(payload, account);
  const codes = Array.from({ length: amount }, newCode);
  for (const code of codes) {
    const data = { account: accountKey(account), codeHash: hashFor(account, code) };
    await payload.create({ collection, data, depth: 0 });
  }
  return codes;
}

const use = 'DELETE FROM recovery_codes WHERE account = $1 AND code_hash = $2 RETURNING id';

/** Whether this is a recovery code of the account; true once for each code, however many ask at the same time. */
export async function redeemRecoveryCode(
  payload: Payload,
  account: AccountReference,
  typed: string,
): Promise<boolean> {
  const rows = await statement(payload, use, [accountKey(account), hashFor(account, typed)]);
  return rows.length === 1;
}

export async function countRecoveryCodes(payload: Payload, account: AccountReference): Promise<number> {
  const where = { account: { equals: accountKey(account) } };
  return (await payload.count({ collection, where })).totalDocs;
}

export async function removeRecoveryCodes(payload: Payload, account: AccountReference): Promise<void> {
  await payload.delete({ collection, where: { account: { equals: accountKey(account) } }, depth: 0 });
}
