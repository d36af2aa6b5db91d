import type { GetServerSideProps } from 'next';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/** Seconds for which caches in front need not ask again; readers ask each time, with the ETag (compressResponse.ts). */
const lifetime = 600;

/**
 * The `getServerSideProps` of a page that answers with a file that readers and search engines fetch now and then.
 * @param type its media type, without the character set
 * @param get its text in a language; when it throws, the answer is 503: they come again
 */
export const fileRoute =
  (type: string, get: (locale: Locale) => Promise<string>): GetServerSideProps =>
  async ({ res, locale = '' }) => {
    try {
      const text = await get(isLocale(locale) ? locale : defaultLocale);
      res.setHeader('Content-Type', `${type}; charset=utf-8`);
      // An answer for one browser alone has the header already (normaliseRequests.ts).
      if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', `public, s-maxage=${lifetime}`);
      res.end(text);
    } catch {
      res.statusCode = 503;
      res.setHeader('Retry-After', '60');
      res.setHeader('Cache-Control', 'no-store');
      res.end();
    }
    return { props: {} };
  };
