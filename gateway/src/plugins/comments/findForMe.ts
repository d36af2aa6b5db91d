import type { CollectionSlug, Payload } from 'payload';

import { documentLink, isPublishable, type Place } from '../../cms/access/documents';
import { placeNamed } from '../../domain/adminPath';
import type { Bilingual, ContentLanguage } from '../../domain/languages';

/** So many of the newest comments that told somebody are looked through. */
const mostTold = 500;

/** Whether a document can be opened: it is not in the trash, and of a kind that there still is. */
async function isOpen(payload: Payload, { source, id }: Place): Promise<boolean> {
  if (!isPublishable(payload, { source, id })) return false;
  if (id === undefined) return true;
  const { docs } = await payload.find({
    ...{ collection: source as CollectionSlug, draft: true, depth: 0, pagination: false },
    where: { id: { equals: id } },
    select: {},
  });
  return docs.length > 0;
}

interface Asked {
  /** Id. */
  user: number;
  language: ContentLanguage;
  limit: number;
}

/** The last comment of each open thread of which somebody was told, the newest first. */
export async function findForMe(payload: Payload, { user, language, limit }: Asked) {
  const query = { collection: 'field-comments', sort: '-id', depth: 0, pagination: false } as const;
  const { docs: told } = await payload.find({ ...query, where: { told: { equals: user } }, limit: mostTold });
  const threads = [...new Set(told.map(({ id, thread }) => thread ?? id))];
  if (threads.length === 0) return [];
  const where = { id: { in: threads }, resolvedAt: { exists: false } };
  const { docs: open } = await payload.find({ ...query, where });
  const found = [];
  for (const thread of threads) {
    const first = open.find(({ id }) => id === thread);
    const last = told.find((one) => (one.thread ?? one.id) === thread);
    const place = placeNamed(first?.document ?? '');
    if (!first || !last || !(await isOpen(payload, place))) continue;
    found.push({
      ...(await documentLink(payload, place, language)),
      place: (first.place as Bilingual | null)?.[language] ?? '',
      authorName: last.authorName,
      at: Date.parse(last.at),
    });
    if (found.length === limit) break;
  }
  return found;
}
