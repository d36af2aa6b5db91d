/**
 * Tells what a request asks a server for, in one of a few words: the first that fits, or `otherwise`.
 * @returns takes the address as it was sent
 */
export const routeKinds =
  (kinds: [pattern: RegExp, kind: string][], otherwise: string) =>
  (url: string): string => {
    const path = url.replace(/[?#].*$/s, '');
    return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? otherwise;
  };
