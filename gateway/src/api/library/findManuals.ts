import type { WireManual } from '@/contract/calls/library';
import type { WireServiceCard } from '@/contract/calls/services';

import { readableName } from '../../cms/collections/hooks/unguessableName';
import type { ContentLanguage } from '../../domain/languages';
import { ownPath } from '../../domain/ownPath';
import { readingMinutes } from '../../domain/richText';
import type { Manual } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findServiceCardsOfEach } from '../services/services';
import { richTextToHtml } from '../wire/richText';
import { findTranslated, type Translated } from '../wire/translated';

/** Null where there is no PDF. */
function toFile(file: Manual['file'], language: ContentLanguage): WireManual['file'] {
  if (!file || typeof file === 'number') return null;
  const { url, filename, filesize } = file;
  if (!url || !filename || !filesize) return null;
  return { url: ownPath(url), name: readableName(filename), size: filesize, language };
}

/** Manuals with a PDF in the reader's language; the others offer the English one. */
async function withOwnFile({ payload, language }: CallContext): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'manuals',
    ...asVisitor(language),
    fallbackLocale: false,
    depth: 0,
    select: { file: true },
    pagination: false,
  });
  return new Set(docs.filter(({ file }) => file).map(({ id }) => id));
}

const toManual = (
  { document, language }: Translated<Manual>,
  hasOwnFile: boolean,
  services: WireServiceCard[],
): WireManual => ({
  id: document.id,
  anchor: document.anchor,
  title: document.title,
  summary: document.summary,
  content: richTextToHtml(document.content),
  readingMinutes: readingMinutes(document.content),
  version: document.version,
  updateTime: document.updatedAt,
  language,
  file: toFile(document.file, hasOwnFile ? language : 'en'),
  services,
});

/** All published manuals, in the order set in the admin. */
export async function findManuals(context: CallContext): Promise<WireManual[]> {
  trackList('manuals');
  const query = { sort: '_order', limit: 0, populate: { services: {} } };
  const { found } = await findTranslated(context, 'manuals', ['title', 'summary', 'content'], query);
  const own = await withOwnFile(context);
  const services = await findServiceCardsOfEach(
    context,
    found.map(({ document }) => document.services),
  );
  return found.map((manual, index) => toManual(manual, own.has(manual.document.id), services[index] ?? []));
}
