'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Only the newest answer of each kind is remembered. */
const newest = new Map<string, { address: string; data: Promise<unknown> }>();

/** One request for all the fields of a form; undefined where it fails. */
function fetchOnce<T>(kind: string, address: string): Promise<T | undefined> {
  if (newest.get(kind)?.address !== address)
    newest.set(kind, {
      address,
      data: fetch(address)
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .catch(() => undefined),
    });
  return newest.get(kind)?.data as Promise<T | undefined>;
}

/** Fetches a path of the REST interface; undefined until the answer is there, after a failure, and without a path. */
export function useFetchedOnce<T>(kind: string, path: string | undefined): T | undefined {
  const { api } = useConfig().config.routes;
  const address = path && api + path;
  const [data, setData] = useState<T>();
  useEffect(() => {
    let isCurrent = true;
    if (address) void fetchOnce<T>(kind, address).then((fetched) => isCurrent && setData(() => fetched));
    return () => {
      isCurrent = false;
    };
  }, [kind, address]);
  return data;
}
