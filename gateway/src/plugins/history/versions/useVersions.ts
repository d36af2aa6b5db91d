'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { useSavedAt } from '../../../cms/admin/ui/useSavedAt';
import type { ContentLanguage } from '../../../domain/languages';
import { versionsPath } from './versionsPath';

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
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const [versions, setVersions] = useState<Version[] | null>();
  const isSaved = Boolean(globalSlug) || id !== undefined;
  const path = versionsPath({ id, collectionSlug, globalSlug });
  const address = isSaved ? `${config.routes.api}${path}&saved=${savedAt}` : undefined;

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
