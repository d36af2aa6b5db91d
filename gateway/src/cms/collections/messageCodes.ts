import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/**
 * Codes of text messages, the last one of a number and purpose, and the links that set a password of staff; hashed.
 * Written by single statements (accounts/codes.ts, plugins/staff-login/passwordReset.ts).
 */
export const messageCodes: CollectionConfig = {
  slug: 'message-codes',
  ...technical,
  fields: [
    /** Purpose and number, for example `register:+4930231251`, or user and link. */
    { name: 'recipient', type: 'text', required: true, unique: true, index: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    /** Milliseconds since 1970: both databases compare numbers alike. */
    { name: 'expiresAt', type: 'number', required: true, index: true },
  ],
};
