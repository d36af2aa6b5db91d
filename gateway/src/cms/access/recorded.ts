import type { CollectionConfig } from 'payload';

import { editors } from './roles';

const nobody = () => false;

/** Access rules for documents that calls write and people only read. */
export const recorded = {
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
} satisfies Pick<CollectionConfig, 'access'>;
