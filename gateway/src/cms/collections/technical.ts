import type { CollectionConfig } from 'payload';

import { nobody } from '../access/recorded';

/** Tables that only our own code reads and writes: no address, no place in the admin. */
export const technical = {
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
} satisfies Partial<CollectionConfig>;
