import type { FieldHook } from 'payload';

import { mapFields } from '../fields/mapFields';
import { contentPlugin } from './contentPlugin';

const words = { en: 'copy', de: 'Kopie' };

/** Called once for each language, without being told which; a text that is alike in both counts as English. */
const nameCopy: FieldHook = ({ value, siblingData, field }) => {
  const title = field && 'name' in field ? field.name : undefined;
  if (typeof value !== 'string' || !value || !title) return value as unknown;
  const { en, de } = (siblingData as Record<string, Partial<typeof words> | undefined>)[title] ?? {};
  return `${value} (${value === de && value !== en ? words.de : words.en})`;
};

/** Payload plugin: a copy of a document says so in its title, or two documents of one name stand in the list. */
export const nameCopies = contentPlugin((content) => {
  const title = content.admin && 'useAsTitle' in content.admin ? content.admin.useAsTitle : undefined;
  if (!title || !content.versions) return content;
  const fields = mapFields(content.fields, (field) => {
    if (field.type === 'text' && field.name === title)
      return { ...field, hooks: { ...field.hooks, beforeDuplicate: [nameCopy] } };
    // Rows and sections may have fields of the same name.
    return field.type === 'tabs' ? undefined : field;
  });
  return { ...content, fields };
});
