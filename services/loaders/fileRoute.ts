import { createHash } from 'node:crypto';

import type { GetServerSideProps } from 'next';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/**
 * The `getServerSideProps` of a page that answers with a file that readers and search engines fetch now and then.
 * @param type its media type, without the character set
 * @param get its text in a language; when it throws, the answer is 503: they come again
 */
export const fileRoute =
  (type: string, get: (locale: Locale) => Promise<string>): GetServerSideProps =>
  async ({ req, res, locale = '' }) => {
    try {
      const text = await get(isLocale(locale) ? locale : defaultLocale);
      res.setHeader('Content-Type', `${type}; charset=utf-8`);
      const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
      res.setHeader('ETag', etag);
      if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
      else res.end(text);
    } catch {
      res.statusCode = 503;
      res.setHeader('Retry-After', '60');
      res.setHeader('Cache-Control', 'no-store');
      res.end();
    }
    return { props: {} };
  };
