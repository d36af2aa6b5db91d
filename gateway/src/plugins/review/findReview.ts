import type { PayloadRequest } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { draftHash } from '../../cms/access/draftHash';
import { newestVersion, type Kept } from '../../cms/access/storedVersions';
import type { ReviewEntry, ReviewKind } from './reviewState';

export interface DocumentReview {
  /** For example `articles:3` or `menu`. */
  document: string;
  /** Oldest first. */
  entries: ReviewEntry[];
  draftHash: string;
  /** The name of who saved the draft last. */
  savedBy: unknown;
  /** Whether the newest version is on the site, so that there is nothing to review. */
  isPublished: boolean;
}

export const nameOfKept = ({ slug, id }: Pick<Kept, 'slug' | 'id'>): string =>
  documentName({ source: slug, id });

/** The review of a document and the draft that it has now; undefined where there is no such document. */
export async function findReview(kept: Kept, req: PayloadRequest): Promise<DocumentReview | undefined> {
  const newest = await newestVersion(kept, req);
  if (!newest || Object.keys(newest).length === 0) return undefined;
  const document = nameOfKept(kept);
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { document: { equals: document } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  const entries = docs.map(({ kind, comment, at, ...entry }) => ({
    ...entry,
    kind: kind as ReviewKind,
    comment: comment ?? '',
    at: Date.parse(at),
  }));
  return {
    document,
    entries,
    draftHash: draftHash(newest),
    savedBy: newest.savedBy,
    isPublished: newest._status === 'published',
  };
}

/** Whether administrators ask for an approval before anybody else publishes. */
export const isApprovalRequired = async ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> =>
  Boolean((await payload.findGlobal({ slug: 'publishing-rules', depth: 0 })).isApprovalRequired);
