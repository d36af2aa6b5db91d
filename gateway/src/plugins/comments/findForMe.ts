import type { Payload } from 'payload';

import { documentLink, findStates, isPublishable } from '../../cms/access/documents';
import { adminPath, placeNamed } from '../../domain/adminPath';
import type { Bilingual, ContentLanguage } from '../../domain/languages';

/** So many of the newest comments that told somebody are looked through. */
const mostTold = 500;

interface Asked {
  /** Id. */
  user: number;
  language: ContentLanguage;
  limit: number;
}

/**
 * The last comment of each open thread of which somebody was told, the newest first, and how many more there are. Not those
 * whose document cannot be opened: it is in the trash, or of a kind that there is no longer.
 */
export async function findForMe(payload: Payload, { user, language, limit }: Asked) {
  const query = { collection: 'field-comments', sort: '-id', depth: 0, pagination: false } as const;
  const { docs: told } = await payload.find({ ...query, where: { told: { equals: user } }, limit: mostTold });
  const threads = [...new Set(told.map(({ id, thread }) => thread ?? id))];
  const where = { id: { in: threads }, resolvedAt: { exists: false } };
  const open = threads.length > 0 ? (await payload.find({ ...query, where })).docs : [];
  const found = threads.flatMap((thread) => {
    const first = open.find(({ id }) => id === thread);
    const last = told.find((one) => (one.thread ?? one.id) === thread);
    const place = placeNamed(first?.document ?? '');
    return first && last && isPublishable(payload, place) ? [{ first, last, place }] : [];
  });
  const places = found.map(({ place }) => place);
  const states = await findStates(payload, places);
  const opened = found.filter(({ place }) => place.id === undefined || states.has(adminPath(place)));
  const shown = opened.slice(0, limit).map(async ({ first, last, place }) => ({
    ...(await documentLink(payload, place, language)),
    place: (first.place as Bilingual | null)?.[language] ?? '',
    authorName: last.authorName,
    at: Date.parse(last.at),
  }));
  return { shown: await Promise.all(shown), more: Math.max(0, opened.length - limit) };
}
