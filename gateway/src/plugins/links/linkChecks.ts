import type { CollectionConfig } from 'payload';

import { technical } from '../../cms/collections/technical';

/** The last answers of outside addresses (decision 88). */
export const linkChecks: CollectionConfig = {
  slug: 'link-checks',
  ...technical,
  fields: [
    { name: 'url', type: 'text', required: true, unique: true, index: true },
    // Empty while the address answers as it should.
    {
      name: 'problem',
      type: 'select',
      options: ['status', 'unknownHost', 'noAnswer', 'badCertificate'],
    },
    { name: 'status', type: 'number' },
    { name: 'checkedAt', type: 'date', required: true },
  ],
};
