import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { calledWhole, documentCalled, isPublishable, keptAt } from '../../cms/access/documents';
import { nameOf } from '../../cms/access/roles';
import { bodyOf, documentQuery, forStaff, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import type { Bilingual } from '../../domain/languages';
import { findReview, isApprovalRequired, type DocumentReview } from './findReview';
import { needsComment, reviewActions, reviewKinds, reviewState } from './reviewState';
import { sendNotices } from './sendNotices';
import { reviewMessages } from './texts';

const words = {
  unknown: { en: 'There is no such document.', de: 'Dieses Dokument gibt es nicht.' },
  body: { en: 'This cannot be read.', de: 'Das ist nicht lesbar.' },
  changed: {
    en: 'The draft was changed meanwhile. Please look at it again.',
    de: 'Der Entwurf wurde inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  },
  forbidden: {
    en: 'You cannot do this now. A draft is approved by another person than the one who submitted it, and by an editor or administrator.',
    de: 'Das ist gerade nicht möglich. Freigegeben wird von einer anderen Person als der, die eingereicht hat, aus Redaktion oder Administration.',
  },
  empty: { en: reviewMessages.en.missing, de: reviewMessages.de.missing },
} satisfies Record<string, Bilingual>;

const reviewBody = documentQuery.extend({
  kind: z.enum(reviewKinds),
  comment: z.string().trim().max(2_000).default(''),
  /** Of the draft that its reader saw. */
  draftHash: z.string().max(100),
});

/** The document of a query; undefined where there is none that could be reviewed. */
const keptOf = (place: z.infer<typeof documentQuery>, { payload }: PayloadRequest) =>
  isPublishable(payload, place) ? keptAt(place) : undefined;

async function respond(review: DocumentReview, req: PayloadRequest): Promise<Response> {
  const user = req.user as NonNullable<PayloadRequest['user']> & { role: 'editor' };
  return jsonResponse({
    state: review.isPublished ? 'none' : reviewState(review.entries, review.draftHash),
    actions: reviewActions(user, review.entries, review),
    entries: review.entries,
    draftHash: review.draftHash,
    isRequired: user.role !== ('administrator' as string) && (await isApprovalRequired(req)),
  });
}

const read = forStaff(async (req) => {
  const query = documentQuery.safeParse(Object.fromEntries(req.searchParams));
  const kept = query.success ? keptOf(query.data, req) : undefined;
  const review = kept && (await findReview(kept, req));
  return review ? respond(review, req) : refuse(words.unknown, 404, req);
});

const write = forStaff(async (req) => {
  const given = reviewBody.safeParse(await bodyOf(req));
  if (!given.success) return refuse(words.body, 400, req);
  const { kind, comment } = given.data;
  const kept = keptOf(given.data, req);
  const review = kept && (await findReview(kept, req));
  if (!review) return refuse(words.unknown, 404, req);
  const user = req.user as NonNullable<PayloadRequest['user']> & { id: number; role: 'editor' };
  // Editors have seen what they typed themselves: the form may not have heard of its last save yet.
  const isOwn = kind === 'submitted' && review.savedBy === nameOf(req);
  if (!isOwn && review.draftHash !== given.data.draftHash) return refuse(words.changed, 409, req);
  if (!reviewActions(user, review.entries, review).includes(kind)) return refuse(words.forbidden, 403, req);
  if (!comment && needsComment(kind)) return refuse(words.empty, 400, req);
  const now = new Date();
  const authorName = nameOf(req) ?? '';
  const { document, draftHash } = review;
  await req.payload.create({
    collection: 'reviews',
    data: { document, kind, comment, author: user.id, authorName, draftHash, at: now.toISOString() },
    depth: 0,
  });
  const title = calledWhole(await documentCalled(req.payload, given.data, 'en')).slice(0, 200);
  await sendNotices(req.payload, { document, title, kind, authorName, author: user.id }, review.entries, now);
  return respond((await findReview(kept, req)) ?? review, req);
});

/** Review of drafts: what was done about one, and doing something about it. */
export const reviewEndpoints: Endpoint[] = [
  { method: 'get', path: '/review', handler: read },
  { method: 'post', path: '/review', handler: write },
];
