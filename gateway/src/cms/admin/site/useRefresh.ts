'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useCallback } from 'react';

import type { ContentLanguage } from '../../../domain/languages';
import { siteMessages } from './messages';

/** A document, or pages of one instance of the site. */
type Refreshed = { source: string; id?: number | string } | { site: string; paths: string[] };

/** Has pages rendered anew; says so where the gateway does not take the request. */
export function useRefresh(language: ContentLanguage): (what: Refreshed) => Promise<void> {
  const { config } = useConfig();
  return useCallback(
    async (what) => {
      const answer = await fetch(`${config.routes.api}/site-refresh`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      }).catch(() => undefined);
      if (!answer?.ok) toast.error(siteMessages.notRefreshed[language]);
    },
    [config.routes.api, language],
  );
}
