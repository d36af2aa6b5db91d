import { createHash } from 'node:crypto';

import type { GetServerSideProps } from 'next';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';

/**
 * The `getServerSideProps` of a page that answers with a file that readers and search engines fetch now and then.
 * @param type its media type, without the character set
 * @param get its text or its bytes in a language, undefined where there is no such file; when it throws, the answer is 503:
 *   they come again
 */
export const fileRoute =
  (type: string, get: (locale: Locale) => Promise<string | Buffer | undefined>): GetServerSideProps =>
  async ({ req, res, locale = '' }) => {
    try {
      const file = await get(isLocale(locale) ? locale : defaultLocale);
      if (file === undefined) return { notFound: true };
      res.setHeader('Content-Type', typeof file === 'string' ? `${type}; charset=utf-8` : type);
      const etag = `W/"${createHash('sha1').update(file).digest('base64url')}"`;
      res.setHeader('ETag', etag);
      if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
      else res.end(file);
    } catch {
      res.statusCode = 503;
      res.setHeader('Retry-After', '60');
      res.setHeader('Cache-Control', 'no-store');
      res.end();
    }
    return { props: {} };
  };

/** The `getServerSideProps` of a folder with these files and no others, by the name in the address. */
export const fileOf =
  (files: Record<string, { getServerSideProps: GetServerSideProps }>): GetServerSideProps =>
  async (context) => {
    const found = Object.entries(files).find(([name]) => name === context.params?.file);
    return found ? found[1].getServerSideProps(context) : { notFound: true };
  };
