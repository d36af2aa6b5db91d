'use client';

import { useSyncExternalStore } from 'react';

import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useRequest } from '../../cms/admin/ui/useRequest';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import type { ReviewEntry, ReviewKind, ReviewState } from './reviewState';

export interface ShownReview {
  state: ReviewState;
  actions: ReviewKind[];
  entries: ReviewEntry[];
  draftHash: string;
  isRequired: boolean;
}

/** Counts what was done by this page, for all parts of a form that show a review. */
let turn = 0;
const listeners = new Set<() => void>();
const readTurn = () => turn;
function askAgain(): void {
  turn += 1;
  listeners.forEach((listen) => listen());
}
function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The review of the form's document, undefined until it is there, and `send`, which does something about it. */
export function useReview(failure: string) {
  const { named, query } = useFormDocument();
  const savedAt = useSavedAt();
  const request = useRequest(failure);
  const asked = useSyncExternalStore(subscribe, readTurn, readTurn);
  const { data: review } = useAnswer<ShownReview>(query && `/review?${query}`, `${savedAt} ${asked}`);

  /** Answers whether it is done; a refusal is shown. */
  const send = async (kind: ReviewKind, comment: string): Promise<boolean> => {
    const body = { ...named, kind, comment, draftHash: review?.draftHash };
    const answer = await request('POST', '/review', body);
    askAgain();
    return Boolean(answer);
  };
  return { review, send };
}
