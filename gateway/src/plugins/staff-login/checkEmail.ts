import { ValidationError, type CollectionBeforeValidateHook } from 'payload';

import { normaliseEmailAddress } from '@/contract/lists/emailAddress';

/** The address as it is stored. Payload writes an address in small letters before it checks that it is a text, and would answer 500. */
export const checkEmail: CollectionBeforeValidateHook = ({ data, req }) => {
  const email: unknown = data?.email;
  if (typeof email === 'string') return { ...data, email: normaliseEmailAddress(email) };
  if (!email) return data;
  const errors = [{ message: req.t('validation:emailAddress'), path: 'email' }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
};
