'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { ContentLanguage } from '../../../domain/languages';

/** So many stand beside the form. */
const most = 6;

/** The rest of a version is its whole text. */
const selected = Object.fromEntries(
  ['[updatedAt]', '[publishedLocale]', '[version][savedBy]', '[version][_status]'].map((path) => [
    `select${path}`,
    'true',
  ]),
);

export interface Version {
  id: number;
  updatedAt: string;
  /** Set where one language alone was published. */
  publishedLocale?: ContentLanguage | null;
  version: { savedBy?: string | null; _status?: 'draft' | 'published' };
}

/** The newest versions of the form's document and where all of them are; `versions` is null when they do not come. */
export function useVersions() {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const [versions, setVersions] = useState<Version[] | null>();
  const path = globalSlug ? `globals/${globalSlug}` : collectionSlug;
  const isSaved = Boolean(globalSlug) || id !== undefined;
  const query = new URLSearchParams({
    ...(collectionSlug && { 'where[parent][equals]': String(id) }),
    sort: '-updatedAt',
    limit: String(most),
    depth: '0',
    ...selected,
    saved: String(lastUpdateTime),
  });
  const address = isSaved ? `${config.routes.api}/${path}/versions?${query}` : undefined;

  useEffect(() => {
    if (!address) return;
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setVersions(((await answer.json()) as { docs: Version[] }).docs);
      })
      .catch(() => {
        if (!controller.signal.aborted) setVersions(null);
      });
    return () => controller.abort();
  }, [address]);

  const form = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  return { versions, allAt: `${config.routes.admin}/${form}/versions` };
}
