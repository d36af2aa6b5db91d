import type { GetServerSideProps } from 'next';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

import { setCacheControl } from './cacheControl';

/** Seconds for which whoever reads such a file need not ask again. */
const lifetime = 600;

/** Milliseconds after which a reader gets the last file while a new one is made: a busy gateway may need longer. */
export const mostWaitForFile = 5_000;

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
      setCacheControl(res, lifetime);
      res.end(text);
    } catch {
      res.statusCode = 503;
      res.setHeader('Retry-After', '60');
      res.setHeader('Cache-Control', 'no-store');
      res.end();
    }
    return { props: {} };
  };
