import { createLocalReq, type Payload } from 'payload';

import { documentLink, findStates, isPublishable, keptAt, type Place } from '../../cms/access/documents';
import { adminPath, placeNamed } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import type { Review, User } from '../../payload-types';
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

interface Query {
  user: Pick<User, 'id' | 'role'>;
  language: ContentLanguage;
  limit: number;
}

interface Candidate {
  place: Place;
  last: Review;
}

/** The documents with whose last word somebody has something to do, that of the newest first. */
function candidatesFor(user: Query['user'], entries: Review[], payload: Payload): Candidate[] {
  return [...new Set(entries.map(({ document }) => document))].flatMap((document) => {
    const [last, ...before] = entries.filter((entry) => entry.document === document);
    const place = placeNamed(document);
    if (!last || !isPublishable(payload, place)) return [];
    const isTheirs =
      last.kind === 'submitted'
        ? last.author !== user.id && user.role !== 'translator'
        : before.find(({ kind }) => kind === 'submitted')?.author === user.id;
    return isTheirs ? [{ place, last }] : [];
  });
}

/** Leaves out what is published, deleted or in the trash. */
async function onlyDrafts(candidates: Candidate[], payload: Payload): Promise<Candidate[]> {
  const places = candidates.map(({ place }) => place);
  const states = await findStates(payload, places);
  return candidates.filter(({ place }) => place.id === undefined || states.get(adminPath(place)) === 'draft');
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
  for (const { place, last } of await onlyDrafts(candidatesFor(user, docs, payload), payload)) {
    if (waiting.length >= limit) break;
    const review = await findReview(keptAt(place), req).catch(() => undefined);
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
