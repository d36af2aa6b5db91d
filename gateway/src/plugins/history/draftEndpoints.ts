import {
  APIError,
  Forbidden,
  NotFound,
  type CollectionSlug,
  type Endpoint,
  type Field,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';

import { updateKept } from '../../cms/access/documents';
import { draftHash } from '../../cms/access/draftHash';
import { refuse } from '../../cms/access/refuse';
import { isEditorUser, isStaffUser, languageOfTranslator } from '../../cms/access/roles';
import { liveVersion, newestVersion, type Kept } from '../../cms/access/storedVersions';
import { documentEndpoint } from '../../cms/admin/ui/staffEndpoint';
import { translate } from '../../cms/fields/translate';
import { contentPlugin } from '../../cms/plugins/contentPlugin';
import { problems } from '../../cms/plugins/translatorOperations';
import { completenessOf } from '../../domain/completeness';
import type { Data } from '../../domain/fieldTree';
import { inLanguage } from '../../domain/inLanguage';
import { contentLanguages, type Bilingual, type ContentLanguage } from '../../domain/languages';
import { publicationOf } from './versions/publication';

interface Saved extends Kept {
  fields: Field[];
}

const words = {
  notLive: {
    en: 'This document is not on the site: there is nothing to revert to.',
    de: 'Dieses Dokument ist nicht auf der Website: Es gibt nichts, worauf es zurückgesetzt werden kann.',
  },
  reverted: {
    en: 'The draft is as published again in this language. The site has not changed.',
    de: 'Der Entwurf entspricht in dieser Sprache wieder dem Veröffentlichten. Die Website hat sich nicht geändert.',
  },
} satisfies Record<string, Bilingual>;

/** Saves a draft in one language as the person of the request may. */
const saveDraft = (kept: Kept, data: Data, locale: ContentLanguage, req: PayloadRequest) =>
  updateKept(kept, { data, locale, draft: true, overrideAccess: false, overrideLock: false, depth: 0, req });

/** Puts what is published into the draft: the texts of one language, and what all languages share. */
async function revert({ fields, ...kept }: Saved, language: ContentLanguage, req: PayloadRequest) {
  const live = await liveVersion(kept, req);
  if (!live) refuse(words.notLive, req, 400);
  return saveDraft(kept, inLanguage(fields, live, language), language, req);
}

/** All languages of a version that was kept. */
async function keptVersion({ kind, slug }: Kept, id: number, req: PayloadRequest) {
  const { db } = req.payload;
  const query = { where: { id: { equals: id } }, limit: 1, pagination: false, req };
  const { docs } =
    kind === 'global'
      ? await db.findGlobalVersions<Data>({ global: slug as GlobalSlug, ...query })
      : await db.findVersions<Data>({ collection: slug as CollectionSlug, ...query });
  return docs[0];
}

/**
 * Puts an earlier version into the draft, in all languages that have a text in it; one that is the same makes no version.
 * Payload's own restoring publishes, and `draft` is no argument of its Local API; that of a global takes the global off
 * the site, and signs the draft with the name of old.
 */
async function restore({ fields, ...kept }: Saved, versionId: number, req: PayloadRequest) {
  if (languageOfTranslator(req.user)) refuse(problems.unpublish, req);
  if (!isEditorUser(req.user)) throw new Forbidden(req.t);
  const found = await keptVersion(kept, versionId, req);
  if (!found) throw new NotFound(req.t);
  const document = { ...kept, ...('parent' in found && { id: Number(found.parent) }) };
  const { total, missing } = completenessOf(fields, found.version);
  let doc: object | undefined;
  for (const language of contentLanguages) {
    // A version from before the translation would empty it.
    if (language !== 'en' && missing[language].length === total) continue;
    const data = inLanguage(fields, found.version, language);
    const newest = doc && (await newestVersion(document, req));
    const isSame = newest && draftHash(inLanguage(fields, newest, language)) === draftHash(data);
    if (!isSame) doc = await saveDraft(document, data, language, req);
  }
  return doc;
}

const revertEndpoint = (saved: Saved): Endpoint =>
  documentEndpoint(saved, 'post', 'revert', async (document, req) => {
    const language = contentLanguages.find((one) => one === req.locale);
    if (!language) throw new APIError('Which language?', 400, undefined, true);
    const doc = await revert(document, language, req);
    return { doc, message: translate(words.reverted, req) };
  });

/** The state of a document, as its form and its list say it. */
const changedEndpoint = (saved: Saved): Endpoint =>
  documentEndpoint(saved, 'get', 'changed', async (document, req) => {
    if (!isStaffUser(req.user)) throw new Forbidden(req.t);
    return publicationOf(document, req);
  });

/** In place of Payload's own. */
const restoreEndpoint = (saved: Saved): Endpoint => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) =>
    Response.json({
      doc: await restore(saved, Number(req.routeParams?.id), req),
      message: req.t('version:restoredSuccessfully'),
    }),
});

/** Reverting and restoring change the draft alone; what is on the site stays. */
export const draftEndpoints = contentPlugin((content, kind) => {
  if (!content.versions) return content;
  const saved = { kind, slug: content.slug, fields: content.fields };
  return {
    ...content,
    endpoints: [
      revertEndpoint(saved),
      changedEndpoint(saved),
      restoreEndpoint(saved),
      ...(content.endpoints || []),
    ],
  };
});
