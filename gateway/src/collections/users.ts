import type { CollectionConfig } from 'payload';

import { administrators, administratorsField, isAdministratorUser, isStaffUser } from '../access/roles';
import { groups } from '../admin/groups';

/** People who work in the admin. Merchants will be an auth collection of their own. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', de: 'Benutzer' }, plural: { en: 'Users', de: 'Benutzer' } },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => isStaffUser(req.user),
    create: administrators,
    delete: administrators,
    unlock: administrators,
    read: ({ req }) =>
      isAdministratorUser(req.user) || (isStaffUser(req.user) && { id: { equals: req.user?.id } }),
    update: ({ req }) =>
      isAdministratorUser(req.user) || (isStaffUser(req.user) && { id: { equals: req.user?.id } }),
  },
  admin: {
    group: groups.administration,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  fields: [
    { name: 'name', type: 'text', label: { en: 'Name', de: 'Name' }, required: true },
    {
      name: 'role',
      type: 'select',
      label: { en: 'Role', de: 'Rolle' },
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'editor', label: { en: 'Editor', de: 'Redaktion' } },
        { value: 'administrator', label: { en: 'Administrator', de: 'Administration' } },
      ],
      access: { create: administratorsField, update: administratorsField },
      admin: {
        description: {
          en: 'Editors write and publish. Administrators also manage users.',
          de: 'Die Redaktion schreibt und veröffentlicht. Die Administration verwaltet außerdem die Benutzer.',
        },
      },
    },
  ],
  hooks: {
    beforeValidate: [
      /** Whoever sets up an empty CMS must be able to add the others. */
      async ({ data, operation, req }) => {
        if (operation !== 'create' || !data) return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        return totalDocs === 0 ? { ...data, role: 'administrator' } : data;
      },
    ],
  },
};
