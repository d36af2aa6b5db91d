import { createLocalReq, type Payload } from 'payload';

import { documentLink, isPublishable, keptAt, type Place } from '../../cms/access/documents';
import type { ContentLanguage } from '../../domain/languages';
import type { User } from '../../payload-types';
import { findReview } from './findReview';
import { reviewState, type ReviewKind } from './reviewState';

/** So many of the newest entries are looked through. */
const mostEntries = 500;

interface Waiting {
  title: string;
  path: string;
  kind: ReviewKind;
  authorName: string;
  at: number;
}

function placeNamed(document: string): Place {
  const [source = '', id] = document.split(':');
  return id ? { source, id: Number(id) } : { source };
}

interface Query {
  user: Pick<User, 'id' | 'role'>;
  language: ContentLanguage;
  limit: number;
}

/**
 * The drafts with which somebody has something to do, the newest first: those that others have submitted and that they may
 * approve, and their own that are approved or to be changed. Not those that have changed or been published since.
 */
export async function findWaiting(payload: Payload, { user, language, limit }: Query): Promise<Waiting[]> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { kind: { not_equals: 'comment' } },
    sort: '-id',
    limit: mostEntries,
    pagination: false,
    depth: 0,
  });
  const req = await createLocalReq({}, payload);
  const waiting: Waiting[] = [];
  for (const document of new Set(docs.map((entry) => entry.document))) {
    if (waiting.length >= limit) break;
    const [last, ...before] = docs.filter((entry) => entry.document === document);
    const place = placeNamed(document);
    if (!last || !isPublishable(payload, place)) continue;
    const isTheirs =
      last.kind === 'submitted'
        ? last.author !== user.id && user.role !== 'translator'
        : before.find(({ kind }) => kind === 'submitted')?.author === user.id;
    const review = isTheirs && (await findReview(keptAt(place), req).catch(() => undefined));
    if (!review || review.isPublished) continue;
    if (reviewState(review.entries, review.draftHash) !== last.kind) continue;
    const { authorName, at } = last;
    waiting.push({
      ...(await documentLink(payload, place, language)),
      ...{ kind: last.kind as ReviewKind, authorName, at: Date.parse(at) },
    });
  }
  return waiting;
}
