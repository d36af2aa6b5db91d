'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { LinkTarget } from './findLinkTargets';

/** Typing pauses for so long before the CMS is asked. */
const pauseMs = 200;

interface Found {
  query: string;
  targets?: LinkTarget[];
  hasFailed?: boolean;
}

/** The targets for a link, by words of their titles; undefined while the CMS is asked. */
export function useLinkTargets(query: string): Found | undefined {
  const { config } = useConfig();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`${config.routes.api}/link-targets?${new URLSearchParams({ q: query })}`, {
        signal: controller.signal,
      })
        .then(async (response) => {
          if (!response.ok) throw new Error(String(response.status));
          setFound({ query, ...((await response.json()) as { targets: LinkTarget[] }) });
        })
        .catch(() => {
          if (!controller.signal.aborted) setFound({ query, hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [config.routes.api, query]);
  return found?.query === query ? found : undefined;
}
