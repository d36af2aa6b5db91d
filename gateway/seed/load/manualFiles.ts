import type { Payload } from 'payload';

import { type Bilingual, type ContentLanguage, contentLanguages } from '../../src/domain/languages';
import { config } from '../../src/platform/config/config';
import { textPdf } from '../pdf/textPdf';
import type { SeedContent } from './content';
import { seededId, seeding } from './documents';

const kind: Bilingual = { en: 'Operation manual', de: 'Anleitung' };

/** A manual as it is now, as a PDF in one language, among the documents. Answers its id. */
async function createFile(payload: Payload, id: number, language: ContentLanguage): Promise<number> {
  const manual = await payload.findByID({ collection: 'manuals', id, locale: language, depth: 0 });
  const { title, summary, content, version, anchor, updatedAt } = manual;
  const data = await textPdf({
    title,
    lead: summary,
    label: `${kind[language]} · Version ${version}`,
    content,
    language,
    updatedAt,
    author: config.productName,
    siteUrl: config.siteUrl,
  });
  const name = `${anchor}-${version}-${language}.pdf`;
  const file = { data, name, mimetype: 'application/pdf', size: data.length };
  return (await payload.create({ collection: 'documents', data: {}, file, depth: 0, context: seeding() })).id;
}

/** Every seeded manual as a PDF, in each language; a manual that has been given one keeps it. */
export async function seedManualFiles(
  payload: Payload,
  { manuals }: Pick<SeedContent, 'manuals'>,
): Promise<void> {
  for (const { slug } of manuals) {
    const id = await seededId(payload, 'manuals', slug);
    if (!id) continue;
    const found = await payload.findByID({ collection: 'manuals', id, locale: 'en', depth: 0 });
    if (found.file || found._status !== 'published') continue;
    for (const locale of contentLanguages) {
      const file = await createFile(payload, id, locale);
      await payload.update({
        collection: 'manuals',
        id,
        locale,
        data: { file, _status: 'published' },
        depth: 0,
        context: seeding(),
      });
    }
  }
}
