import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { Used } from './findUses';

type Answer = { query: string; used?: Used[]; hasFailed?: true };

/**
 * The uses of the documents of a query such as `source=articles&where[id][equals]=3`, asked for when `turn` changes;
 * undefined until the answer is there. Nothing is asked without a query.
 */
export function useUses(query: string | undefined, turn: unknown): Omit<Answer, 'query'> | undefined {
  const { config } = useConfig();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    fetch(`${config.routes.api}/uses?${query}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const { used } = (await response.json()) as { used: Used[] };
        setAnswer({ query, used });
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ query, hasFailed: true });
      });
    return () => controller.abort();
  }, [config.routes.api, query, turn]);
  return answer?.query === query ? answer : undefined;
}
