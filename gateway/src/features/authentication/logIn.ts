import type { Payload } from 'payload';

import type { AccountReference } from './account';
import { accountErrors } from './accountErrors';
import { admitLogin, loginSucceeded } from './loginThrottle';
import { isPasswordOf, type LoginName } from './passwords';

export interface Credentials extends LoginName {
  password: string;
  /** Empty where no captcha was solved. */
  captchaToken: string;
}

export interface LoginContext {
  payload: Payload;
  now: Date;
  visitorAddress: string;
}

async function findId(payload: Payload, { collection, name }: LoginName): Promise<number | undefined> {
  const field = collection === 'users' ? 'email' : 'username';
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: name } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.id;
}

/**
 * Checks name and password of staff or a merchant. Known and unknown names take the same steps, so that neither the
 * answer nor its time tells who has an account.
 * @throws AccountRefusal `captcha` or `credentials`
 */
export async function checkCredentials(
  { collection, name, password, captchaToken }: Credentials,
  { payload, now, visitorAddress }: LoginContext,
): Promise<AccountReference> {
  const attempt = { account: `${collection}:${name}`, visitorAddress, captchaToken };
  await admitLogin(attempt, now);
  const id = await findId(payload, { collection, name });
  const isRight = await isPasswordOf(payload, { collection, name, isKnown: id !== undefined }, password);
  if (id === undefined || !isRight) throw accountErrors.credentials();
  await loginSucceeded(attempt);
  return { collection, id };
}
