import type { CollectionConfig } from 'payload';

import { technical } from './technical';

/** What somebody is told in the admin. */
export const notices: CollectionConfig = {
  slug: 'review-notices',
  ...technical,
  fields: [
    /** Id of a user. */
    { name: 'recipient', type: 'number', required: true, index: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'readAt', type: 'date' },
  ],
};
