import type { CollectionConfig } from 'payload';

import { editors } from './roles';

const nobody = () => false;

/** What calls write down and people only read. */
export const recorded = {
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
} satisfies Pick<CollectionConfig, 'access'>;
