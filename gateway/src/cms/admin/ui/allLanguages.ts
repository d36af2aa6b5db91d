'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';

import type { Data } from '../../../domain/fieldTree';
import { useFetchedOnce } from './useFetchedOnce';
import { useSavedAt } from './useSavedAt';

/** The path of the form's document in the REST interface; undefined for a new one. */
export function useDocumentPath(): string | undefined {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return `${config.routes.api}/globals/${globalSlug}`;
  return id ? `${config.routes.api}/${collectionSlug}/${id}` : undefined;
}

/** The document of the form as it was saved last, with all languages; undefined until it is there, and for a new one. */
export function useAllLanguages(): Data | undefined {
  const path = useDocumentPath();
  const savedAt = useSavedAt();
  return useFetchedOnce('languages', path && `${path}?locale=all&draft=true&depth=0&saved=${savedAt}`);
}
