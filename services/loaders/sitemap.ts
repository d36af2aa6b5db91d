import { paths } from '@/services/config/paths';
import {
  type SitemapEntry,
  type SitemapKind,
  sitemapKindOf,
  sitemapKinds,
  toSitemapIndexXml,
  toSitemapXml,
} from '@/services/domain/content/sitemap';
import { defaultLocale } from '@/services/domain/locale/locale';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';

import { absoluteAddress } from './absoluteAddress';
import { gatewayFile, type GatewayFile } from './gatewayFile';
import { sitemapEntries } from './sitemapEntries';

/** Search engines come by the day; ten minutes spare the gateway a call per page each time. All files are made from one list. */
const entries = staleWhileRevalidate<'all', SitemapEntry[]>({
  lifetime: () => 10 * 60_000,
  fetch: sitemapEntries,
});

const sitemapFile = (address: string, render: (all: SitemapEntry[]) => string): GatewayFile =>
  gatewayFile({
    address,
    type: 'application/xml',
    // The list has the lifetime.
    lifetime: () => 1_000,
    render: async () => render(await entries.get('all')),
  });

const addressOf = (kind: SitemapKind): string => `/sitemap/${kind}.xml`;

/** The index of the sitemaps; the same in all languages, as these are. */
export const sitemapIndex = sitemapFile(paths.sitemap, (all) =>
  toSitemapIndexXml(all, (kind) => absoluteAddress(addressOf(kind), defaultLocale)),
);

/** A sitemap for each kind of pages, by the last segment of its address: every page in every language. */
export const sitemaps: Record<string, GatewayFile> = Object.fromEntries(
  sitemapKinds.map((kind) => [
    `${kind}.xml`,
    sitemapFile(addressOf(kind), (all) =>
      toSitemapXml(
        all.filter(({ path }) => sitemapKindOf(path) === kind),
        absoluteAddress,
      ),
    ),
  ]),
);
