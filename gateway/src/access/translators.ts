import {
  APIError,
  type CollectionConfig,
  type Field,
  type FieldAccess,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';

import type { Bilingual } from '../domain/languages';
import { hasSameRows } from '../domain/sameRows';
import { mapFields } from '../fields/mapFields';
import { said } from '../fields/said';
import { languageOfTranslator } from './roles';

const problems = {
  rows: {
    en: 'Translators change texts. An editor adds, removes and moves sections and rows.',
    de: 'Wer übersetzt, ändert Texte. Abschnitte und Zeilen fügt die Redaktion hinzu, entfernt und verschiebt sie.',
  },
  unpublish: {
    en: 'An editor unpublishes and restores. You can publish your own language.',
    de: 'Zurückziehen und Wiederherstellen ist Sache der Redaktion. Ihre eigene Sprache können Sie veröffentlichen.',
  },
} satisfies Record<string, Bilingual>;

const refuse = (problem: Bilingual, req: PayloadRequest) => {
  throw new APIError(said(problem, req), 403, undefined, true);
};

interface Operation {
  operation: string;
  req: PayloadRequest;
  /** What Payload was asked to do; its type differs from operation to operation. */
  args?: unknown;
}

interface UpdateArguments {
  data?: Record<string, unknown>;
  draft?: boolean;
  publishSpecificLocale?: string;
}

/** What a translator publishes is the one language, whichever button it was; a schedule names only the status. */
function limitOperation({ operation, req, args }: Operation): void {
  const language = languageOfTranslator(req.user);
  if (!language) return;
  if (operation === 'restoreVersion') refuse(problems.unpublish, req);
  if (operation !== 'update') return;
  const update = (args ?? {}) as UpdateArguments;
  const { _status: status, ...texts } = update.data ?? {};
  if (status === 'draft' && !update.draft) refuse(problems.unpublish, req);
  if (Object.keys(texts).join() === '_order') refuse(problems.rows, req);
  const isTheirs = req.locale === language || Object.keys(texts).length === 0;
  if (status === 'published' && !update.draft && isTheirs) {
    update.publishSpecificLocale = language;
    req.locale = language;
  }
}

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
    if (!hasSameRows(fields, originalDoc, data as object)) refuse(problems.rows, req);
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
    beforeOperation: [limitOperation, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [checkRows(collection.fields), ...(collection.hooks?.beforeValidate ?? [])],
  },
});

/** The same for the documents of which there is only one. */
export const globalForTranslators = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: textsOnly(global.fields),
  hooks: {
    ...global.hooks,
    beforeOperation: [limitOperation, ...(global.hooks?.beforeOperation ?? [])],
    beforeValidate: [checkRows(global.fields), ...(global.hooks?.beforeValidate ?? [])],
  },
});
