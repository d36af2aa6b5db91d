import type { Field, UIField } from 'payload';

import { mapFields } from '../fields/mapFields';
import { otherTextsField, saveOtherTexts } from '../fields/otherTexts';
import { addColumn, addHooks, contentPlugin } from './contentPlugin';

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

const besideInput = { Description: '/src/cms/admin/languages/OtherLanguage#DescriptionWithOther' };

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
  const fields = [completeness, ...withOther(content.fields), otherTextsField];
  const beforeOperation = saveOtherTexts(kind, content.slug);
  return addColumn(addHooks({ ...content, fields }, { beforeOperation }, 'afterOwn'), kind, 'completeness');
});
