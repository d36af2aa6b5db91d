import type { Payload } from 'payload';

import { removeSecondFactor } from '../../features/authentication/secondFactor';
import { newPassword } from './password';

export interface StaffLogin {
  email: string;
  password: string;
}

export const demoUsers = [
  { email: 'editor@kompassa.example', name: 'Demo editor', role: 'editor' },
  { email: 'administrator@kompassa.example', name: 'Demo administrator', role: 'administrator' },
] as const;

/** Gives a new gateway somebody who can log in. Answers their logins, or nothing once there are users. */
export async function addDemoUsers(payload: Payload): Promise<StaffLogin[]> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return [];
  const logins: StaffLogin[] = [];
  // The first user of a CMS becomes its administrator.
  for (const user of demoUsers.toReversed()) {
    const password = newPassword();
    await payload.create({ collection: 'users', data: { ...user, password } });
    logins.unshift({ email: user.email, password });
  }
  return logins;
}

/**
 * Sets a new password for a user, ends their sessions and turns their second factor off; a demo user that is gone is made again.
 * Throws when there is nobody of that address.
 */
export async function resetLogin(payload: Payload, email: string): Promise<StaffLogin> {
  const password = newPassword();
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
  const demoUser = demoUsers.find((user) => user.email === email);
  if (docs[0]) {
    await payload.update({ collection: 'users', id: docs[0].id, data: { password } });
    await removeSecondFactor(payload, { collection: 'users', id: docs[0].id });
  } else if (demoUser) {
    await payload.create({ collection: 'users', data: { ...demoUser, password } });
  } else {
    throw new Error(`There is no user ${email}.`);
  }
  return { email, password };
}
