import { env } from '@/services/config/env';

import { fileRoute } from './fileRoute';

/** Needs no gateway: it answers as soon as the site runs. */
export const getServerSideProps = fileRoute('text/plain', () =>
  Promise.resolve(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${env().SITE_URL}/sitemap.xml\n`),
);
