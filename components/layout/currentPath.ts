import { paths } from '@/services/config/paths';

/** The path of `router.asPath`, without query and hash. */
export const pathOf = (asPath: string) => asPath.replace(/[?#].*$/, '');

/** The query of `router.asPath` with its question mark; empty where there is none. */
export const queryOf = (asPath: string) => /^[^?#]*(\?[^#]+)/.exec(asPath)?.[1] ?? '';

/** Whether a menu entry leads to the page at `path`, not to a place on it; home has two addresses (requirements, 2). */
export function isCurrent(href: string, path: string): boolean {
  const target = href.includes('#') ? href : pathOf(href);
  return target === path || (target === paths.home && path === paths.homes);
}
