import type { Field, FieldHook } from 'payload';

import { contentPlugin } from './contentPlugin';

const words = { en: 'copy', de: 'Kopie' };

/** Called once for each language, without being told which; a text that is alike in both counts as English. */
const nameCopy: FieldHook = ({ value, siblingData, field }) => {
  const title = field && 'name' in field ? field.name : undefined;
  if (typeof value !== 'string' || !value || !title) return value as unknown;
  const { en, de } = (siblingData as Record<string, Partial<typeof words> | undefined>)[title] ?? {};
  return `${value} (${value === de && value !== en ? words.de : words.en})`;
};

const inFields = (fields: Field[], title: string): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: inFields(tab.fields, title) })) };
    return field.type === 'text' && field.name === title
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [nameCopy] } }
      : field;
  });

/** Payload plugin: a copy of a document says so in its title, or two documents of one name stand in the list. */
export const nameCopies = contentPlugin((content) => {
  const title = content.admin && 'useAsTitle' in content.admin ? content.admin.useAsTitle : undefined;
  return title && content.versions ? { ...content, fields: inFields(content.fields, title) } : content;
});
