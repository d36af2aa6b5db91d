import type { ArrayField, Field, FieldAccess, FieldHook } from 'payload';

import { hasSameRows } from '../../domain/sameRows';
import { refuse } from '../access/refuse';
import { languageOfTranslator } from '../access/roles';
import { mapFields } from '../fields/mapFields';
import { addHooks, contentPlugin, type Saving } from './contentPlugin';
import { limitOperation, problems } from './translatorOperations';

const notTranslators: FieldAccess = ({ req }) => languageOfTranslator(req.user) === undefined;

/**
 * Where a request leaves rows out, Payload fills in the stored rows, and the lists in them by reference. It then
 * deletes what a translator may not change from both, so that nothing is left to keep: links and settings get lost.
 */
const copyStored: FieldHook = ({ value }): unknown => structuredClone(value);

const withCopy = (field: Field): Field => {
  if (field.type !== 'array' && field.type !== 'blocks' && field.type !== 'group') return field;
  const { hooks } = field as ArrayField;
  return { ...field, hooks: { ...hooks, beforeValidate: [copyStored, ...(hooks?.beforeValidate ?? [])] } };
};

/** Translators cannot change fields that are the same in all languages. */
const textsOnly = (fields: Field[]): Field[] =>
  mapFields(
    fields,
    (field) => {
      if ('localized' in field && field.localized) return field;
      if ('fields' in field || 'tabs' in field || 'blocks' in field || field.type === 'ui') return undefined;
      const own = field.access;
      const update: FieldAccess = (args) => notTranslators(args) && (own?.update?.(args) ?? true);
      return { ...field, access: { ...own, update } } as Field;
    },
    withCopy,
  );

const checkRows =
  (fields: Field[]) =>
  ({ data, originalDoc, req }: Saving): void => {
    if (!originalDoc || !languageOfTranslator(req.user)) return;
    if (!hasSameRows(fields, originalDoc, data)) refuse(problems.rows, req);
  };

/**
 * Payload plugin: translators change the texts of their language only. `writers` gives them access, this limits it.
 * They create and delete nothing.
 */
export const limitTranslators = contentPlugin((content) =>
  addHooks(
    { ...content, fields: textsOnly(content.fields) },
    { beforeOperation: limitOperation(content), beforeValidate: checkRows(content.fields) },
    'beforeOwn',
  ),
);
