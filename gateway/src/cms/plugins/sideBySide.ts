import type { CollectionConfig, Field, GlobalConfig, UIField } from 'payload';

import { mapFields } from '../fields/mapFields';

const completeness: UIField = {
  name: 'completeness',
  type: 'ui',
  label: { en: 'Languages', de: 'Sprachen' },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/cms/admin/languages/Completeness#Completeness',
      Cell: '/src/cms/admin/languages/CompletenessCell#CompletenessCell',
    },
  },
};

const besideInput = { afterInput: ['/src/cms/admin/languages/OtherLanguage#OtherLanguage'] };

const isText = (field: Field): boolean =>
  (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
  Boolean(field.localized) &&
  !field.admin?.hidden;

/** The other language's text beside every text that each language has of its own. */
const withOther = (fields: Field[]): Field[] =>
  mapFields(fields, (field) => {
    if (!isText(field)) return undefined;
    const admin = field.admin;
    return { ...field, admin: { ...admin, components: { ...admin?.components, ...besideInput } } } as Field;
  });

/** Documents that are published show how much of them each language has, in their form and in their list. */
export const sideBySide = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        fields: [completeness, ...withOther(collection.fields)],
        admin: {
          ...collection.admin,
          defaultColumns: [...(collection.admin?.defaultColumns ?? []), 'completeness'],
        },
      }
    : collection;

/** The same for the documents of which there is only one. */
export const globalSideBySide = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [completeness, ...withOther(global.fields)],
});
