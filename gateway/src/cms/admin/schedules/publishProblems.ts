import {
  beforeChangeTraverseFields,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';

import { contentLanguages, type ContentLanguage } from '../../../domain/languages';
import { newestVersion } from '../../access/storedVersions';
import { checkAlone } from '../../plugins/requireEnglish';
import { isAside } from '../../review/draftHash';

/** The document of a schedule, as the job `schedulePublish` names it. */
export interface ScheduledDocument {
  doc?: { relationTo: CollectionSlug; value: number | string };
  global?: GlobalSlug;
  /** The language that is published alone; all of them without it, and then the first one is checked. */
  language?: ContentLanguage;
}

async function readDraft(
  { doc, global, language = contentLanguages[0] }: ScheduledDocument,
  request: PayloadRequest,
) {
  const { payload } = request;
  const asJob = { locale: language, fallbackLocale: false, draft: true, depth: 0 } as const;
  const req = { ...request, locale: language } as PayloadRequest;
  if (global) {
    const config = payload.globals.config.find(({ slug }) => slug === global) ?? null;
    const data: unknown = await payload.findGlobal({ slug: global, ...asJob, req });
    return {
      collection: null,
      global: config,
      id: undefined,
      kind: 'global' as const,
      slug: global,
      data,
      req,
    };
  }
  if (!doc) return undefined;
  const [slug, id] = [doc.relationTo, Number(doc.value)];
  const data: unknown = await payload.findByID({ collection: slug, id, ...asJob, req });
  const collection = payload.collections[slug].config;
  return { collection, global: null, id, kind: 'collection' as const, slug, data, req };
}

/**
 * The places of a draft that keep it from being published, each with the sentence that its form shows. Payload's own
 * check of the fields, without a save.
 * @throws APIError where one language cannot be published alone
 */
export async function publishProblems(
  scheduled: ScheduledDocument,
  request: PayloadRequest,
): Promise<string[]> {
  const draft = await readDraft(scheduled, request);
  if (!draft) return [];
  const { collection, global, id, req } = draft;
  const docWithLocales = (await newestVersion(draft, req)) ?? {};
  const errors: ValidationFieldError[] = [];
  const doc = draft.data as Record<string, unknown>;
  if (scheduled.language) {
    const fields = ((collection ?? global)?.fields ?? []).filter(
      (field) => !('name' in field) || !isAside(field.name),
    );
    await checkAlone({ ...draft, fields }, doc, scheduled.language, req);
  }
  const data = { ...structuredClone(doc), _status: 'published' };
  await beforeChangeTraverseFields({
    ...{ id, collection, global, context: {}, operation: 'update', overrideAccess: true, req, errors },
    ...{ data, doc, docWithLocales, mergeLocaleActions: [], fields: (collection ?? global)?.fields ?? [] },
    ...{ siblingData: data, siblingDoc: doc, siblingDocWithLocales: docWithLocales },
    ...{ fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' },
    parentIsLocalized: false,
  });
  return errors.map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`);
}
