'use client';

import { toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
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
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const savedAt = useSavedAt();
  const [review, setReview] = useState<ShownReview>();
  const source = globalSlug ?? (id === undefined ? undefined : collectionSlug);
  const document = globalSlug ?? `${collectionSlug}:${id}`;
  const { api } = config.routes;
  useEffect(() => {
    if (!source) return;
    const controller = new AbortController();
    const query = new URLSearchParams({ source, ...(!globalSlug && { id: String(id) }) });
    fetch(`${api}/review?${query}`, { signal: controller.signal })
      .then(async (answer) => {
        if (answer.ok) setReview((await answer.json()) as ShownReview);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, source, globalSlug, id, savedAt]);
  useReadNotices(source && document);

  /** Answers whether it is done; a refusal is shown. */
  const send = async (kind: ReviewKind, comment: string): Promise<boolean> => {
    const answer = await fetch(`${api}/review`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({
        source,
        ...(!globalSlug && { id }),
        kind,
        comment,
        draftHash: review?.draftHash,
      }),
    }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as
      (ShownReview & { errors?: { message: string }[] }) | undefined;
    if (answer?.ok && body) setReview(body);
    else toast.error(body?.errors?.[0]?.message ?? failure);
    return answer?.ok ?? false;
  };
  return { review, send };
}
