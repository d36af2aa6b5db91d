import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionMeHook,
} from 'payload';

import { staffSession, staffToken } from '../../cms/access/sessionStrategy';
import { removeSecondFactor } from '../../features/authentication/secondFactor';
import { closeSessions } from '../../features/authentication/sessions';
import type { User } from '../../payload-types';
import { sendMail } from '../../platform/mail/sendMail';
import { addressChangedEmail } from './emails';
import { endResetLinks } from './passwordReset';

const accountOfUser = (id: number | string) => ({ collection: 'users', id: Number(id) }) as const;

/** Payload takes the password out of the data before `afterChange`. */
const passwordChanged = 'passwordChanged';

export const notePasswordChange: CollectionBeforeChangeHook<User> = ({ data, operation, context }) => {
  context[passwordChanged] = operation === 'update' && Boolean(data.password);
  return data;
};

/** Links that set a password end with the password, and with the address that they were sent to. */
export const endLinksOnChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const isChanged = context[passwordChanged] || doc.email !== previousDoc.email;
  if (operation === 'update' && isChanged) await endResetLinks(req.payload, doc.id);
};

/** A new password ends all sessions but the one in which it was set. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook<User> = async ({ doc, req, context }) => {
  if (!context[passwordChanged]) return;
  const isOwn = req.user?.collection === 'users' && req.user.id === doc.id;
  await closeSessions(req.payload, accountOfUser(doc.id), isOwn ? staffToken(req.headers) : undefined);
};

/** Tells the old address of a new one: its owner may know nothing of it. */
export const emailOldAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return;
  // A letter that cannot be sent is in the log, and is no reason to keep the old address.
  await sendMail(req.payload, addressChangedEmail(previousDoc.email, doc)).catch(() => undefined);
};

export const removeLoginsOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await closeSessions(req.payload, accountOfUser(id));
  await removeSecondFactor(req.payload, accountOfUser(id));
  await endResetLinks(req.payload, Number(id));
};

/** When the session ends, as the admin counts it: seconds since 1970. */
export const sessionExpiry: CollectionMeHook<User> = async ({ args: { req }, user }) => {
  const session = await staffSession(req);
  return session ? { user, exp: Math.floor(session.expiresAt.getTime() / 1000) } : undefined;
};
