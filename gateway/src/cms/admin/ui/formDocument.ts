'use client';

import { useDocumentInfo } from '@payloadcms/ui';

import type { Data } from '../../../domain/fieldTree';
import { useAnswer } from './useAnswer';
import { useSavedAt } from './useSavedAt';

interface FormDocument {
  source: string;
  /** None of a global. */
  id: string | undefined;
  /** How requests name it, in a body or a query. */
  named: Record<string, string>;
  query: string;
  /** In the REST interface. */
  path: string;
  /** As notices and the list of pages name it. */
  name: string;
}

/** The document of the form; empty for a new one, and for several that are changed at once, whose id is null. */
export function useFormDocument(): Partial<FormDocument> {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (!globalSlug && (id ?? undefined) === undefined) return {};
  const source = globalSlug ?? collectionSlug ?? '';
  const named: Record<string, string> = globalSlug ? { source } : { source, id: String(id) };
  return {
    source,
    id: named.id,
    named,
    query: new URLSearchParams(named).toString(),
    path: globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`,
    name: globalSlug ?? `${collectionSlug}:${id}`,
  };
}

/** The document of the form as it was saved last, with all languages; undefined until it is there, and for a new one. */
export function useAllLanguages(): Data | undefined {
  const { path } = useFormDocument();
  return useAnswer<Data>(path && `${path}?locale=all&draft=true&depth=0`, useSavedAt()).data;
}
