'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Marks the reader's notices about a document, such as `articles:3` or `menu`, as read; undefined has none. */
export function useReadNotices(document: string | undefined): void {
  const { api } = useConfig().config.routes;
  useEffect(() => {
    if (!document) return;
    void fetch(`${api}/notices/read`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ document }),
    }).catch(() => undefined);
  }, [api, document]);
}
