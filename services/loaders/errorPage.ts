import { isBuild } from '@/services/config/build';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';

import { feeds } from './feeds';
import { retryInBuild } from './outageInBuild';
import { sitemapIndex, sitemaps } from './sitemap';
import { withStaticProps } from './withStaticProps';

const notFoundProps = withStaticProps({
  address: '/404',
  needs: { static: [], namespaces: ['error'] },
  load: () => Promise.resolve({ statusCode: 404 }),
});

/**
 * The page for status 404 (requirements, 8.3). Every build makes it, in every language, and with it what a start needs
 * while the gateway does not answer: this page's layout data (builtLayoutData.ts), and the first copies of sitemaps and feeds.
 */
export const notFoundPage: typeof notFoundProps = async (context) => {
  const locale = isLocale(context.locale) ? context.locale : defaultLocale;
  if (isBuild())
    await retryInBuild(async () => {
      const files = [sitemapIndex, ...Object.values(sitemaps), ...Object.values(feeds)];
      for (const file of files) await file.writeFirstCopy(locale);
    });
  return notFoundProps(context);
};
