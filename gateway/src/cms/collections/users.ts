import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { administrators, administratorsField, isAdministratorUser, isStaffUser } from '../access/roles';
import { staffSessionLifetime } from '../access/sessionCookie';
import { sessionStrategy } from '../access/sessionStrategy';
import { groups } from '../admin/ui/groups';
import { languageField } from '../fields/options';
import { translate } from '../fields/translate';

const isTranslator = (data: { role?: unknown }): boolean => data.role === 'translator';

const noLanguage: Bilingual = {
  en: 'Please say which language.',
  de: 'Bitte angeben, welche Sprache.',
};

/** The form of a global fails on a lock whose user is deleted. */
const endLocks: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({
    collection: 'payload-locked-documents',
    where: { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: id } }] },
    req,
  });

/** People who work in the admin. Merchants will be an auth collection of their own. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', de: 'Benutzer' }, plural: { en: 'Users', de: 'Benutzer' } },
  auth: {
    // Payload checks the password and nothing else: limits and sessions are ours, its token is dropped unread.
    strategies: [sessionStrategy],
    useSessions: false,
    maxLoginAttempts: 0,
    tokenExpiration: staffSessionLifetime,
  },
  access: {
    admin: ({ req }) => isStaffUser(req.user),
    create: administrators,
    delete: administrators,
    read: ({ req }) =>
      isAdministratorUser(req.user) || (isStaffUser(req.user) && { id: { equals: req.user?.id } }),
    update: ({ req }) =>
      isAdministratorUser(req.user) || (isStaffUser(req.user) && { id: { equals: req.user?.id } }),
  },
  admin: {
    group: groups.administration,
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
        {
          value: 'translator',
          label: { en: 'Translator for one language', de: 'Übersetzung in eine Sprache' },
        },
        { value: 'administrator', label: { en: 'Administrator', de: 'Administration' } },
      ],
      access: { create: administratorsField, update: administratorsField },
      admin: {
        description: {
          en: 'Editors write and publish. Translators change and publish the texts of one language. Administrators also manage users.',
          de: 'Die Redaktion schreibt und veröffentlicht. Die Übersetzung ändert und veröffentlicht die Texte einer Sprache. Die Administration verwaltet außerdem die Benutzer.',
        },
      },
    },
    {
      ...languageField,
      access: { create: administratorsField, update: administratorsField },
      validate: (value: unknown, { data, req }: { data: object; req: PayloadRequest }) =>
        Boolean(value) || !isTranslator(data) || translate(noLanguage, req),
      admin: { condition: isTranslator },
    },
  ],
  hooks: {
    beforeDelete: [endLocks],
  },
};
