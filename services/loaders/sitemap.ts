import { toSitemapXml } from '@/services/domain/content/sitemap';

import { absoluteAddress } from './absoluteAddress';
import { gatewayFile } from './gatewayFile';
import { sitemapEntries } from './sitemapEntries';

/** Search engines come by the day; ten minutes spare the gateway a call per page each time. */
const lifetimeMs = 10 * 60_000;

/** Every page in every language; the same in all of them. */
export const sitemap = gatewayFile({
  address: '/sitemap.xml',
  type: 'application/xml',
  lifetime: () => lifetimeMs,
  render: async () => toSitemapXml(await sitemapEntries(), absoluteAddress),
});
