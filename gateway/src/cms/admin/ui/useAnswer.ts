'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Answer<T> {
  /** The newest answer; undefined until it is there. */
  data?: T;
  hasFailed?: boolean;
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
    const controller = new AbortController();
    const ask = async () => {
      const response = await fetch(api + path, { signal: controller.signal });
      if (!response.ok) throw new Error(String(response.status));
      setAnswer({ path, data: (await response.json()) as T });
    };
    const timer = setTimeout(() => {
      ask().catch(() => {
        if (controller.signal.aborted) return;
        setAnswer((before) => ({
          path,
          ...(before.path === path && { data: before.data }),
          hasFailed: true,
        }));
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, path, turn, pauseMs]);
  return answer.path === path ? answer : {};
}
