'use client';

import { useReducer } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
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

/** The review of the form's document, undefined until it is there, and `send`, which does something about it. */
export function useReview(failure: string) {
  const { name, named, query } = useFormDocument();
  const savedAt = useSavedAt();
  const request = useRequest(failure);
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const { data: review } = useAnswer<ShownReview>(query && `/review?${query}`, `${savedAt} ${turn}`);
  useReadNotices(name);

  /** Answers whether it is done; a refusal is shown. */
  const send = async (kind: ReviewKind, comment: string): Promise<boolean> => {
    const body = { ...named, kind, comment, draftHash: review?.draftHash };
    const answer = await request('POST', '/review', body);
    askAgain();
    return Boolean(answer);
  };
  return { review, send };
}
