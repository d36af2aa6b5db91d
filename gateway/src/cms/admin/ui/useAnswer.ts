'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Answer<T> {
  /** The newest answer; undefined until it is there. */
  data?: T;
  hasFailed?: boolean;
}

interface Shared {
  turn: unknown;
  users: number;
  data: Promise<unknown>;
}

/** The newest request to each address: all the fields of a form that ask the same share it. */
const shared = new Map<string, Shared>();

async function get(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function share(address: string, turn: unknown): Shared {
  const known = shared.get(address);
  const one = known && Object.is(known.turn, turn) ? known : { turn, users: 0, data: get(address) };
  one.users += 1;
  shared.set(address, one);
  return one;
}

/** Forgets a request with its last user, so that the next one asks anew. */
function leave(address: string, one: Shared): void {
  one.users -= 1;
  if (one.users === 0 && shared.get(address) === one) shared.delete(address);
}

/**
 * Fetches a path of the REST interface, again when `turn` changes; without a path, nothing is fetched.
 * @param pauseMs how long the path has to stay the same, where somebody types it
 */
export function useAnswer<T>(path: string | undefined, turn?: unknown, pauseMs = 0): Answer<T> {
  const { api } = useConfig().config.routes;
  const [answer, setAnswer] = useState<Answer<T> & { path?: string }>({});
  useEffect(() => {
    if (!path) return;
    let one: Shared | undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      one = share(api + path, turn);
      one.data.then(
        (data) => isCurrent && setAnswer({ path, data: data as T }),
        () =>
          isCurrent &&
          setAnswer(({ data, ...before }) => ({
            path,
            ...(before.path === path && { data }),
            hasFailed: true,
          })),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      if (one) leave(api + path, one);
    };
  }, [api, path, turn, pauseMs]);
  return answer.path === path ? answer : {};
}
