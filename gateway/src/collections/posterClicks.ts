import type { CollectionConfig } from 'payload';

import { recorded } from '../access/recorded';

/** How often each banner was clicked (specification, section 7: incrCount). Shown with the banner. */
export const posterClicks: CollectionConfig = {
  slug: 'poster-clicks',
  ...recorded,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'poster', type: 'relationship', relationTo: 'posters', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
};
