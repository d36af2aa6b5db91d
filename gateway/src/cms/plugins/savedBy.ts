import type { CollectionConfig, GlobalConfig, PayloadRequest, TextField } from 'payload';

import { staffField } from '../access/roles';

const nobody = () => false;

/** By name rather than by reference, so that it stays known when somebody has left. */
const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: { en: 'Saved by', de: 'Gespeichert von' },
  access: { read: staffField, create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: {
      Field: '/src/cms/admin/history/History#History',
      Cell: '/src/cms/admin/history/SavedByCell#SavedByCell',
    },
  },
};

/** Nobody saves what is seeded, or what is published at a time that no person has set. */
const nameOf = ({ user }: PayloadRequest): string | null =>
  user?.collection === 'users' ? user.name || user.email : null;

interface Saving {
  data: object;
  req: PayloadRequest;
}
const sign = ({ data, req }: Saving) => ({ ...data, savedBy: nameOf(req) });

/** Every version of a document says who saved it; the newest are listed beside the form. */
export const withHistory = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        fields: [...collection.fields, savedBy],
        hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), sign] },
        admin: {
          ...collection.admin,
          defaultColumns: [...(collection.admin?.defaultColumns ?? []), 'savedBy'],
        },
      }
    : collection;

/** The same for the documents of which there is only one. */
export const globalWithHistory = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, savedBy],
  hooks: { ...global.hooks, beforeChange: [...(global.hooks?.beforeChange ?? []), sign] },
});
