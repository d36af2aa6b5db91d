import {
  beforeChangeTraverseFields,
  type CollectionSlug,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';

import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';
import { translate } from '../fields/translate';
import { checkAlone, otherProblems } from '../plugins/requireEnglish';
import { lacksApproval } from './approval';
import { readKept } from './documents';
import { isAside } from './draftHash';
import { newestVersion, type Kept } from './storedVersions';

/**
 * The places of a draft that keep it from being published, each with the sentence that its form shows. Payload's own
 * check of the fields, without a save.
 * @throws APIError where one language cannot be published alone
 */
async function publishProblems(
  kept: Kept,
  request: PayloadRequest,
  language?: ContentLanguage,
): Promise<string[]> {
  const { payload } = request;
  const { kind, slug, id } = kept;
  const locale = language ?? contentLanguages[0];
  const req = { ...request, locale } as PayloadRequest;
  const doc = await readKept(kept, { locale, fallbackLocale: false, draft: true, depth: 0, req }, payload);
  const isGlobal = kind === 'global';
  const collection = isGlobal ? null : payload.collections[slug as CollectionSlug].config;
  const global = (isGlobal && payload.globals.config.find((one) => one.slug === slug)) || null;
  const fields = (collection ?? global)?.fields ?? [];
  const docWithLocales = (await newestVersion(kept, req)) ?? {};
  const errors: ValidationFieldError[] = [];
  const own = { ...kept, fields: fields.filter((field) => !('name' in field) || !isAside(field.name)) };
  if (language) await checkAlone(own, doc, language, req);
  else errors.push(...(await otherProblems(own, doc, req)));
  const data = { ...structuredClone(doc), _status: 'published' };
  await beforeChangeTraverseFields({
    ...{ id, collection, global, context: {}, operation: 'update', overrideAccess: true, req, errors },
    ...{ data, doc, docWithLocales, mergeLocaleActions: [], fields },
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

/**
 * The reasons why a document could not be published now, by whichever way: it is not approved, or it is incomplete in
 * the places that are named. Undefined where there are none.
 * @param language the one that is published alone; all of them without it, and then the first one is checked
 */
export async function publishRefusal(
  kept: Kept,
  req: PayloadRequest,
  language?: ContentLanguage,
): Promise<{ reasons: string[]; isIncomplete: boolean } | undefined> {
  if (await lacksApproval(kept, req)) return { reasons: [translate(notApproved, req)], isIncomplete: false };
  const places = await publishProblems(kept, req, language);
  return places.length > 0 ? { reasons: places, isIncomplete: true } : undefined;
}
