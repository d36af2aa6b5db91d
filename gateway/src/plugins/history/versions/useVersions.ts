'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';

import { useAnswer } from '../../../cms/admin/ui/useAnswer';
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

/** The newest versions of the form's document and where all of them are. */
export function useVersions() {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const isSaved = Boolean(globalSlug) || id !== undefined;
  const path = isSaved ? versionsPath({ id, collectionSlug, globalSlug }) : undefined;
  const { data, hasFailed } = useAnswer<{ docs: Version[] }>(path, savedAt);

  const form = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  return { versions: data?.docs, hasFailed, allAt: `${config.routes.admin}/${form}/versions` };
}
