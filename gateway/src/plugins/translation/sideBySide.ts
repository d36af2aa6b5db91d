import type { Field, UIField } from 'payload';

import { mapFields } from '../../cms/fields/mapFields';
import { addColumn, addHooks, contentPlugin } from '../../cms/plugins/contentPlugin';
import { otherTextsField, saveOtherTexts } from './otherTexts';

const completeness: UIField = {
  name: 'completeness',
  type: 'ui',
  label: { en: 'Languages', de: 'Sprachen' },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/plugins/translation/Completeness#Completeness',
      Cell: '/src/plugins/translation/CompletenessCell#CompletenessCell',
    },
  },
};

const besideInput = { Description: '/src/plugins/translation/OtherLanguage#DescriptionWithOther' };

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

/** Payload plugin: documents with versions show how much of them each language has, in their form and in their list. */
export const sideBySide = contentPlugin((content, kind) => {
  if (!content.versions) return content;
  const fields = [...withOther(content.fields), completeness, otherTextsField];
  const beforeOperation = saveOtherTexts(kind, content.slug);
  return addColumn(addHooks({ ...content, fields }, { beforeOperation }, 'afterOwn'), kind, 'completeness');
});
