'use client';

import { useDocumentInfo } from '@payloadcms/ui';

import { useReadNotices } from './useReadNotices';

/** In the form of a document without reviews: who opens it has read the notices about it. */
export function ReadNotices() {
  const { collectionSlug, id } = useDocumentInfo();
  useReadNotices(id === undefined ? undefined : `${collectionSlug}:${id}`);
  return null;
}
