import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type TextField,
} from 'payload';

import { translate } from '../../cms/fields/translate';
import type { Bilingual } from '../../domain/languages';
import { isPasswordOf } from '../../features/authentication/passwords';
import type { User } from '../../payload-types';
import { resetCount, countAttempt } from '../../platform/limits/limit';

const name = 'ownPassword';
const tries = { name: 'own-password', points: 5, seconds: 600 };

const problems = {
  missing: {
    en: 'Enter your own password to make somebody an administrator.',
    de: 'Geben Sie Ihr eigenes Passwort ein, um jemanden zur Administration zu machen.',
  },
  wrong: { en: 'This is not your password.', de: 'Das ist nicht Ihr Passwort.' },
  tooMany: {
    en: 'Too many wrong passwords. Please try again in ten minutes.',
    de: 'Zu viele falsche Passwörter. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  },
} satisfies Record<string, Bilingual>;

/** The password of whoever makes somebody an administrator. It is checked and never stored. */
export const ownPasswordField: TextField = {
  name,
  type: 'text',
  virtual: true,
  label: { en: 'Your own password', de: 'Ihr eigenes Passwort' },
  admin: {
    description: {
      en: 'Only needed when somebody becomes an administrator.',
      de: 'Nur nötig, wenn jemand zur Administration wird.',
    },
    components: {
      Field: {
        path: '/src/plugins/staff-login/account/OwnPassword#OwnPassword',
        clientProps: { missing: problems.missing },
      },
    },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
};

async function problemOf({ payload, user }: PayloadRequest, typed: unknown): Promise<Bilingual | undefined> {
  if (user?.collection !== 'users') return problems.wrong;
  if (typeof typed !== 'string' || typed === '') return problems.missing;
  const key = String(user.id);
  if (!(await countAttempt(tries, key)).isAllowed) return problems.tooMany;
  const login = { collection: 'users', name: user.email, isKnown: true } as const;
  if (!(await isPasswordOf(payload, login, typed))) return problems.wrong;
  await resetCount(tries, key);
  return undefined;
}

/** A borrowed session, or a page that sends its requests, must not be enough to make an administrator. */
export const confirmAdministrator: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const { [name]: typed, ...rest } = data;
  const isRaised = rest.role === 'administrator' && originalDoc?.role !== 'administrator';
  // Without a user it is a program on this machine.
  if (isRaised && req.user) {
    const problem = await problemOf(req, typed);
    if (problem)
      throw new ValidationError(
        { collection: 'users', errors: [{ message: translate(problem, req), path: name }], req },
        req.t,
      );
  }
  return rest;
};
