import type { GetServerSideProps } from 'next';

import { inLocale, paths } from '@/services/config/paths';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

import { type CommonProps, withStaticProps } from './withStaticProps';

const page = withStaticProps({
  address: paths.errorUrl,
  layout: 'blank',
  needs: { static: [], namespaces: ['error'] },
  load: () => Promise.resolve({}),
});

/** Undefined while the layout data cannot be had. */
async function renderedPage(locale: Locale): Promise<{ props: CommonProps } | undefined> {
  try {
    const result = await page({ locale });
    return 'props' in result ? { props: result.props } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `/errorUrl` (requirements, 2): leads to home at once, with its query, by HTTP 307. The answer is a page in the blank
 * layout, for whoever does not follow it; while the gateway cannot be asked for the layout data, the redirect comes alone.
 */
export const getServerSideProps: GetServerSideProps<CommonProps> = async ({ req, res, locale: asked }) => {
  const locale = isLocale(asked) ? asked : defaultLocale;
  const [, query = ''] = (req.url ?? '').split(/(?=\?)/, 2);
  // A navigation in the browser asks for data: it has to be told in them.
  const isData = 'x-nextjs-data' in req.headers;
  const destination = inLocale(paths.home, locale) + (isData ? '' : query);
  const result = isData ? undefined : await renderedPage(locale);
  if (!result) return { redirect: { destination, permanent: false } };
  res.statusCode = 307;
  res.setHeader('Location', destination);
  res.setHeader('Cache-Control', 'private, no-store');
  return result;
};
