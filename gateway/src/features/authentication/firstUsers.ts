import type { Payload } from 'payload';

import { config } from '../../platform/config/config';
import { newPassword } from './newPassword';
import { removeSecondFactor } from './secondFactor';

export interface StaffLogin {
  email: string;
  password: string;
}

const administrator = {
  email: 'administrator@kompassa.example',
  name: 'Administrator',
  role: 'administrator',
} as const;

/** The first users of a new gateway; with the demo content an editor too. */
export const firstUsers = (hasDemo: boolean) =>
  hasDemo
    ? [
        { email: 'editor@kompassa.example', name: 'Demo editor', role: 'editor' } as const,
        { ...administrator, name: 'Demo administrator' },
      ]
    : [administrator];

/**
 * Gives a new gateway somebody who can log in; over HTTP nobody becomes its first administrator. Answers their logins,
 * or nothing once there are users.
 */
export async function addFirstUsers(payload: Payload, hasDemo: boolean): Promise<StaffLogin[]> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return [];
  const logins: StaffLogin[] = [];
  for (const user of firstUsers(hasDemo)) {
    const password = newPassword();
    await payload.create({ collection: 'users', data: { ...user, password } });
    logins.push({ email: user.email, password });
  }
  return logins;
}

/**
 * Sets a new password for a user, ends their sessions and turns their second factor off; one of the first that is gone is made again.
 * Throws when there is nobody of that address.
 */
export async function resetLogin(payload: Payload, email: string): Promise<StaffLogin> {
  const password = newPassword();
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
  const firstUser = firstUsers(config.seed).find((user) => user.email === email);
  if (docs[0]) {
    await payload.update({ collection: 'users', id: docs[0].id, data: { password } });
    await removeSecondFactor(payload, { collection: 'users', id: docs[0].id });
  } else if (firstUser) {
    await payload.create({ collection: 'users', data: { ...firstUser, password } });
  } else {
    throw new Error(`There is no user ${email}.`);
  }
  return { email, password };
}
