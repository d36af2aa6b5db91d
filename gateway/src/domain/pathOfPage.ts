import { sitePaths } from '@/contract/site/sitePaths';

/** Returns the site's path of a page key; the key itself if the site has no path for it. */
export const pathOfPage = (pageKey: string): string =>
  pageKey === 'home' ? '/' : (sitePaths.find((path) => path.endsWith(`/${pageKey}`)) ?? `/${pageKey}`);
