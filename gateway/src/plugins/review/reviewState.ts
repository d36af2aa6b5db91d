import type { User } from '../../payload-types';

/** The actions of a review of a draft. */
export const reviewKinds = ['submitted', 'approved', 'changes', 'comment'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Whether an action is nothing without words. */
export const needsComment = (kind: ReviewKind) => kind === 'comment' || kind === 'changes';

/** `outdated`: the draft was changed after the last word about it. */
export type ReviewState = 'none' | 'outdated' | Exclude<ReviewKind, 'comment'>;

export interface ReviewEntry {
  id: number;
  kind: ReviewKind;
  comment: string;
  author: number;
  authorName: string;
  draftHash: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last entry that decides; comments decide nothing. */
export const lastDecision = (entries: readonly ReviewEntry[]): ReviewEntry | undefined =>
  entries.findLast(({ kind }) => kind !== 'comment');

/** State of a draft, from what was done about its document, oldest first. */
export function reviewState(entries: readonly ReviewEntry[], draftHash: string): ReviewState {
  const last = lastDecision(entries);
  if (!last || last.kind === 'comment') return 'none';
  return last.draftHash === draftHash ? last.kind : 'outdated';
}

type Reviewer = Pick<User, 'id' | 'role'>;

/** The actions that somebody may take on a draft. An approval needs two persons: one submits, another one approves. */
export function reviewActions(
  user: Reviewer,
  entries: readonly ReviewEntry[],
  { draftHash, isPublished }: { draftHash: string; isPublished: boolean },
): ReviewKind[] {
  const state = reviewState(entries, draftHash);
  const isSubmitted = state === 'submitted' && user.role !== 'translator';
  const isOwn = lastDecision(entries)?.author === user.id;
  return [
    ...(isSubmitted && !isOwn ? (['approved'] as const) : []),
    ...(isSubmitted ? (['changes'] as const) : []),
    ...(!isPublished && state !== 'submitted' && state !== 'approved' ? (['submitted'] as const) : []),
    'comment',
  ];
}
