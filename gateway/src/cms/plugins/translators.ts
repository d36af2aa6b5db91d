import type { CollectionConfig, Field, FieldAccess, GlobalConfig, PayloadRequest } from 'payload';

import { hasSameRows } from '../../domain/sameRows';
import { languageOfTranslator } from '../access/roles';
import { mapFields } from '../fields/mapFields';
import { limitOperation, problems, throwProblem } from './translatorOperations';

const notTranslators: FieldAccess = ({ req }) => languageOfTranslator(req.user) === undefined;

/** Whatever is the same in all languages cannot be changed by a translator. */
const textsOnly = (fields: Field[]): Field[] =>
  mapFields(fields, (field) => {
    if ('localized' in field && field.localized) return field;
    if ('fields' in field || 'tabs' in field || 'blocks' in field || field.type === 'ui') return undefined;
    const own = field.access;
    const update: FieldAccess = (args) => notTranslators(args) && (own?.update?.(args) ?? true);
    return { ...field, access: { ...own, update } } as Field;
  });

interface Written {
  data?: unknown;
  originalDoc?: unknown;
  req: PayloadRequest;
}

const checkRows =
  (fields: Field[]) =>
  ({ data, originalDoc, req }: Written): void => {
    if (!originalDoc || !languageOfTranslator(req.user)) return;
    if (!hasSameRows(fields, originalDoc, data as object)) throwProblem(problems.rows, req);
  };

/**
 * Holds translators to the texts of their language in collections: `writers` lets them in, this says how far. They
 * create and delete nothing.
 */
export const forTranslators = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: textsOnly(collection.fields),
  hooks: {
    ...collection.hooks,
    beforeOperation: [limitOperation(collection), ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [checkRows(collection.fields), ...(collection.hooks?.beforeValidate ?? [])],
  },
});

/** The same for the documents of which there is only one. */
export const globalForTranslators = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: textsOnly(global.fields),
  hooks: {
    ...global.hooks,
    beforeOperation: [limitOperation(global), ...(global.hooks?.beforeOperation ?? [])],
    beforeValidate: [checkRows(global.fields), ...(global.hooks?.beforeValidate ?? [])],
  },
});
