'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { Data } from '../../../domain/fieldTree';

/** One request for all the fields of a form; only the newest is remembered. */
let newest: { address: string; data: Promise<Data | undefined> } | undefined;

function fetchOnce(address: string): Promise<Data | undefined> {
  if (newest?.address !== address)
    newest = {
      address,
      data: fetch(address)
        .then((answer) => (answer.ok ? (answer.json() as Promise<Data>) : undefined))
        .catch(() => undefined),
    };
  return newest.data;
}

/** The document of the form as it was saved last, with all languages; undefined until it is there, and for a new one. */
export function useAllLanguages(): Data | undefined {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const [data, setData] = useState<Data>();
  const path = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`;
  const query = `?locale=all&draft=true&depth=0&saved=${lastUpdateTime}`;
  const address = path && `${config.routes.api}/${path}${query}`;
  useEffect(() => {
    let isCurrent = true;
    if (address) void fetchOnce(address).then((fetched) => isCurrent && setData(fetched));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return data;
}
