import { ValidationError, type CollectionBeforeValidateHook } from 'payload';

import { translate } from '../../cms/fields/translate';
import { passwordProblem, type Owner } from './passwordRules';

/** Refuses a new password that is too short or soon guessed, at its field. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const { password, ...given } = (data ?? {}) as Owner & { password?: unknown };
  if (typeof password !== 'string') return data;
  const problem = passwordProblem(password, { ...(originalDoc as Owner | undefined), ...given });
  if (problem)
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: translate(problem, req) }],
      req,
    });
  return data;
};
