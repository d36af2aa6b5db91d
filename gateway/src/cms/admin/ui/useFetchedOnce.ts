'use client';

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

/** The answer of an address; undefined until it is there, where it fails, and without an address. */
export function useFetchedOnce<T>(kind: string, address: string | undefined): T | undefined {
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
