import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';

/** Requirements, 7.25. */
const defaultDelayMs = 200;

interface PageDataOptions<Data> extends SWRConfiguration<Data, Error> {
  /** In ms; 0 for what a visitor has asked for by a click. */
  delay?: number;
}

/**
 * The data of a page that are fetched in the browser, by SWR, once unless `revalidateIfStale` says otherwise. A page that
 * is left before the delay is over starts no call; what is known and not fetched again is returned at once.
 * @param key as SWR has it; null fetches nothing
 */
export function usePageData<Data>(
  key: readonly string[] | null,
  fetcher: () => Promise<Data>,
  { delay = defaultDelayMs, ...options }: PageDataOptions<Data> = {},
) {
  const name = unstable_serialize(key);
  const [due, setDue] = useState<string>();
  useEffect(() => {
    if (!name || delay === 0) return;
    const timer = setTimeout(() => setDue(name), delay);
    return () => clearTimeout(timer);
  }, [name, delay]);
  const { cache } = useSWRConfig();
  const isKnown = !options.revalidateIfStale && cache.get(name)?.data !== undefined;
  return useSWR<Data, Error>(isKnown || delay === 0 || due === name ? key : null, fetcher, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    ...options,
  });
}
