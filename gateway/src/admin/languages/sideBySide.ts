import type { CollectionConfig, Field, GlobalConfig, UIField } from 'payload';

const completeness: UIField = {
  name: 'completeness',
  type: 'ui',
  label: { en: 'Languages', de: 'Sprachen' },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/admin/languages/Completeness#Completeness',
      Cell: '/src/admin/languages/CompletenessCell#CompletenessCell',
    },
  },
};

const besideInput = { afterInput: ['/src/admin/languages/OtherLanguage#OtherLanguage'] };

const isText = (field: Field): boolean =>
  (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
  Boolean(field.localized) &&
  !field.admin?.hidden;

/** The other language's text beside every text that each language has of its own. */
function withOther(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (isText(field)) {
      const admin = field.admin;
      return { ...field, admin: { ...admin, components: { ...admin?.components, ...besideInput } } } as Field;
    }
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withOther(tab.fields) })) };
    if (field.type === 'blocks')
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: withOther(block.fields) })),
      };
    return 'fields' in field ? { ...field, fields: withOther(field.fields) } : field;
  });
}

/** Documents that are published show how much of them each language has, in their form and in their list. */
export const sideBySide = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        fields: [...withOther(collection.fields), completeness],
        admin: {
          ...collection.admin,
          defaultColumns: [...(collection.admin?.defaultColumns ?? []), 'completeness'],
        },
      }
    : collection;

/** The same for the documents of which there is only one. */
export const globalSideBySide = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...withOther(global.fields), completeness],
});
