import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/** The second factor of an account, one row each (authentication/secondFactor.ts). */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...technical,
  fields: [
    /** Collection and id, for example `users:3`. */
    { name: 'account', type: 'text', required: true, unique: true, index: true },
    /** Encrypted with the secret of this installation. */
    { name: 'secret', type: 'text', required: true },
    { name: 'isEnabled', type: 'checkbox', required: true, defaultValue: false },
    /** Number of the 30 seconds whose code was used last; no code of it or before it is good any more. */
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
};

/** Recovery codes that are not used yet, hashed. */
export const recoveryCodes: CollectionConfig = {
  slug: 'recovery-codes',
  ...technical,
  fields: [
    { name: 'account', type: 'text', required: true, index: true },
    { name: 'codeHash', type: 'text', required: true, index: true },
  ],
};
