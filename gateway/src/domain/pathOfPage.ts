import { sitePaths } from '@/contract/site/sitePaths';

/** Where the site shows the page of a key; the key itself where the site has no place for it. */
export const pathOfPage = (pageKey: string): string =>
  pageKey === 'home' ? '/' : (sitePaths.find((path) => path.endsWith(`/${pageKey}`)) ?? `/${pageKey}`);
