import { useRouter } from 'next/router';

/**
 * A choice that stands in the address, so that a link opens it; an empty text where there is none. Anything that is
 * not among `known` counts as none.
 */
export function useQueryState(name: string, known: readonly string[]): [string, (value: string) => void] {
  const router = useRouter();
  const asked = router.isReady ? router.query[name] : undefined;
  const value = typeof asked === 'string' && known.includes(asked) ? asked : '';
  const set = (next: string) => {
    const { [name]: _, ...rest } = router.query;
    const query = next ? { ...rest, [name]: next } : rest;
    void router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  };
  return [value, set];
}
