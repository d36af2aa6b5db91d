import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/** The code that was sent last to a number for a purpose, hashed. Written by single statements (accounts/codes.ts). */
export const messageCodes: CollectionConfig = {
  slug: 'message-codes',
  ...technical,
  fields: [
    /** Purpose and number, for example `register:+4930231251`. */
    { name: 'recipient', type: 'text', required: true, unique: true, index: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    /** Milliseconds since 1970: both databases compare numbers alike. */
    { name: 'expiresAt', type: 'number', required: true, index: true },
  ],
};
