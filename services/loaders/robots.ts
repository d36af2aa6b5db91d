import type { GetServerSideProps } from 'next';

import { env } from '@/services/config/env';

import { setCacheControl } from './cacheControl';

/** Needs no gateway: it answers as soon as the site runs. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  setCacheControl(res, 600);
  res.end(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${env().SITE_URL}/sitemap.xml\n`);
  return Promise.resolve({ props: {} });
};
