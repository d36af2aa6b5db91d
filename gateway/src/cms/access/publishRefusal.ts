import {
  beforeChangeTraverseFields,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';

import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';
import { translate } from '../fields/translate';
import { checkAlone } from '../plugins/requireEnglish';
import { lacksApproval } from './approval';
import { isAside } from './draftHash';
import { newestVersion, type Kept } from './storedVersions';

/** A document that is to be published, as the job `schedulePublish` names it. */
export interface PublishedDocument {
  doc?: { relationTo: CollectionSlug; value: number | string };
  global?: GlobalSlug;
  /** The language that is published alone; all of them without it, and then the first one is checked. */
  language?: ContentLanguage;
}

async function readDraft(
  { doc, global, language = contentLanguages[0] }: PublishedDocument,
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
async function publishProblems(scheduled: PublishedDocument, request: PayloadRequest): Promise<string[]> {
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

const notApproved: Bilingual = {
  en: 'This draft needs an approval first. Submit it under “Review” in the sidebar.',
  de: 'Dieser Entwurf braucht zuerst eine Freigabe. Reichen Sie ihn in der Seitenleiste unter „Freigabe“ ein.',
};

/** A document by its kind. */
export const keptOf = ({ doc, global }: Pick<PublishedDocument, 'doc' | 'global'>): Kept =>
  global
    ? { kind: 'global', slug: global }
    : { kind: 'collection', slug: doc?.relationTo ?? '', id: Number(doc?.value) };

/**
 * The reasons why a document could not be published now, by whichever way: it is not approved, or it is incomplete in
 * the places that are named. Undefined where there are none.
 */
export async function publishRefusal(
  { doc, global, language }: PublishedDocument,
  req: PayloadRequest,
): Promise<{ reasons: string[]; isIncomplete: boolean } | undefined> {
  const kept = keptOf({ doc, global });
  if (await lacksApproval(kept, req)) return { reasons: [translate(notApproved, req)], isIncomplete: false };
  const places = await publishProblems({ doc, global, language }, req);
  return places.length > 0 ? { reasons: places, isIncomplete: true } : undefined;
}
