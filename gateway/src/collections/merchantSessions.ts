import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/**
 * One row a session. A list inside the merchant, as Payload keeps it, is read and written as a whole: two people who
 * log out at the same time would bring each other's session back to life.
 */
export const merchantSessions: CollectionConfig = {
  slug: 'merchant-sessions',
  ...technical,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'merchant', type: 'relationship', relationTo: 'merchants', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
