import type { CollectionConfig, Field } from 'payload';

import { editors } from './roles';

export const nobody = () => false;

/** Access rules for documents that calls write and people only read. */
export const recorded = {
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
} satisfies Pick<CollectionConfig, 'access'>;

/** A field that keeps its first value, in a document of which others are changed. */
export const fixed = (field: Field): Field => ({ ...field, access: { update: nobody } }) as Field;
