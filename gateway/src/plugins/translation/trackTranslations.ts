import { Forbidden, type Endpoint, type PayloadRequest } from 'payload';

import { refuse } from '../../cms/access/refuse';
import { isStaffUser, mayWriteIn } from '../../cms/access/roles';
import { documentEndpoint } from '../../cms/admin/ui/staffEndpoint';
import { addHooks, contentPlugin } from '../../cms/plugins/contentPlugin';
import type { FieldLike } from '../../domain/fieldTree';
import type { Bilingual } from '../../domain/languages';
import { hasTexts } from '../../domain/translatedTexts';
import {
  deleteTranslationRow,
  findChangedTexts,
  writeTranslationRow,
  type Translatable,
} from './translationRow';

const notYours: Bilingual = {
  en: 'Only editors and translators into German say whether a German text is still right.',
  de: 'Ob ein deutscher Text noch stimmt, sagen nur die Redaktion und die Übersetzung ins Deutsche.',
};

interface Changed {
  doc: unknown;
  req: PayloadRequest;
}

const endpointsOf = (content: Translatable): Endpoint[] => [
  documentEndpoint(content, 'get', 'translation', async (document, req) => {
    if (!isStaffUser(req.user)) throw new Forbidden(req.t);
    return { changed: await findChangedTexts(document, req) };
  }),
  documentEndpoint(content, 'post', 'translation', async (document, req) => {
    if (!mayWriteIn('de', req.user)) refuse(notYours, req);
    await writeTranslationRow(document, req, { isRight: true });
    return { changed: [] };
  }),
];

/**
 * Payload plugin: notes for each document what German lacks and what changed in English after it was translated
 * (decision 87). `GET …/translation` says which texts changed; `POST` says that their translations are still right.
 */
export const trackTranslations = contentPlugin((content, kind) => {
  const fields = content.fields as FieldLike[];
  if (!hasTexts(fields)) return content;
  const kept = { kind, slug: content.slug, fields };
  const afterChange = async ({ doc, req }: Changed) => {
    // The translations of the demo content are noted afterwards, all at one time.
    if (req.context.isSeeding) return doc;
    const { id, deletedAt } = doc as { id: number; deletedAt?: string | null };
    const document = kind === 'collection' ? { ...kept, id } : kept;
    await (deletedAt ? deleteTranslationRow(document, req) : writeTranslationRow(document, req));
    return doc;
  };
  const afterDelete = async ({ id, req }: { id: number | string; req: PayloadRequest }) =>
    deleteTranslationRow({ ...kept, id: Number(id) }, req);
  const tracked = addHooks(content, { afterChange }, 'afterOwn');
  return {
    ...(kind === 'collection' ? addHooks(tracked, { afterDelete }, 'afterOwn') : tracked),
    endpoints: [...endpointsOf(kept), ...(content.endpoints || [])],
  };
});
