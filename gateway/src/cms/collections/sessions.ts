import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/**
 * One row for each session of staff and merchants. Payload keeps a list inside the user, which is read and written as a
 * whole: of two changes at the same time, the later one writes back the session that the earlier one has ended.
 */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  ...technical,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    /** Collection and id, for example `users:3`. */
    { name: 'account', type: 'text', required: true, index: true },
    { name: 'userAgent', type: 'text' },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'lastUsedAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
