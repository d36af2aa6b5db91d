import type { Payload } from 'payload';
import { renderSVG } from 'uqr';

import type { SecondFactor } from '../../payload-types';
import { config } from '../../platform/config/config';
import { statement } from '../../platform/db/statement';
import { resetCount, type Limit } from '../../platform/limits/limit';
import { accountKey, type AccountReference } from './account';
import { accountErrors } from './accountErrors';
import { allow } from './limits';
import { redeemRecoveryCode, removeRecoveryCodes, renewRecoveryCodes } from './recoveryCodes';
import { isSecret, newSecret, stepOfCode, totpUri } from './totp';

const collection = 'second-factors';

/** Codes of an app at one account. Only somebody with the password gets this far; recovery codes stay good. */
const codeTries: Limit = { name: 'codes-of-account', points: 10, seconds: 60 * 60 };

async function findRow(payload: Payload, account: AccountReference): Promise<SecondFactor | undefined> {
  const where = { account: { equals: accountKey(account) } };
  return (await payload.find({ collection, where, depth: 0, limit: 1, pagination: false })).docs[0];
}

/** Whether an account asks for a code after the password. */
export const hasSecondFactor = async (payload: Payload, account: AccountReference): Promise<boolean> =>
  (await findRow(payload, account))?.isEnabled ?? false;

/** The data of an app's enrolment: the secret in base 32, its address, and that as a QR code. */
export interface Enrolment {
  secret: string;
  uri: string;
  /** An SVG image. */
  qrCode: string;
}

/**
 * Makes a secret for an app; nothing changes at the login before `confirmEnrolment`.
 * @throws AccountRefusal `enrolled` where there is a second factor already
 */
export async function beginEnrolment(
  payload: Payload,
  account: AccountReference,
  label: string,
): Promise<Enrolment> {
  const row = await findRow(payload, account);
  if (row?.isEnabled) throw accountErrors.enrolled();
  const secret = newSecret();
  const data = {
    account: accountKey(account),
    secret: payload.encrypt(secret),
    isEnabled: false,
    lastStep: 0,
  };
  if (row) await payload.update({ collection, id: row.id, data, depth: 0 });
  else await payload.create({ collection, data, depth: 0 });
  const uri = totpUri(secret, { issuer: config.productName, label });
  return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

const useStep = 'UPDATE second_factors SET last_step = $1 WHERE id = $2 AND last_step < $1 RETURNING id';

/** Whether a code of the app is right and newer than the last one; true once for each code. */
async function redeemCode(
  payload: Payload,
  { id, secret }: SecondFactor,
  code: string,
  now: Date,
): Promise<boolean> {
  const readable = payload.decrypt(secret);
  // With another secret of this installation it is no base 32 any more.
  const step = isSecret(readable) ? stepOfCode(readable, code, now) : null;
  return step !== null && (await statement(payload, useStep, [step, id])).length === 1;
}

/**
 * Turns the second factor on, for who has shown a code of the app, and returns the recovery codes.
 * @throws AccountRefusal `code`, `tooMany` or `enrolled`
 */
export async function confirmEnrolment(
  payload: Payload,
  account: AccountReference,
  code: string,
  now: Date,
): Promise<string[]> {
  await allow(codeTries, accountKey(account));
  const row = await findRow(payload, account);
  if (row?.isEnabled) throw accountErrors.enrolled();
  if (!row || !(await redeemCode(payload, row, code, now))) throw accountErrors.code();
  const codes = await renewRecoveryCodes(payload, account);
  await payload.update({ collection, id: row.id, data: { isEnabled: true }, depth: 0 });
  await resetCount(codeTries, accountKey(account));
  return codes;
}

/**
 * Checks a code of the app or a recovery code; each is good once.
 * @throws AccountRefusal `code` or `tooMany`
 */
export async function checkSecondFactor(
  payload: Payload,
  account: AccountReference,
  typed: string,
  now: Date,
): Promise<void> {
  const row = await findRow(payload, account);
  if (!row?.isEnabled) throw accountErrors.code();
  const code = typed.replace(/\s/g, '');
  if (code.length > 6) {
    if (await redeemRecoveryCode(payload, account, code)) return;
    throw accountErrors.code();
  }
  await allow(codeTries, accountKey(account));
  if (!(await redeemCode(payload, row, code, now))) throw accountErrors.code();
  await resetCount(codeTries, accountKey(account));
}

/** Turns the second factor off and forgets its codes. */
export async function removeSecondFactor(payload: Payload, account: AccountReference): Promise<void> {
  await payload.delete({ collection, where: { account: { equals: accountKey(account) } }, depth: 0 });
  await removeRecoveryCodes(payload, account);
}
