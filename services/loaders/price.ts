import type { GetStaticPaths } from 'next';

import { isPriceCountry, openingCountry } from '@/contract/lists/countries';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { bundlesFor } from '@/services/domain/services/bundle';
import { countryName } from '@/services/domain/services/countryName';
import { pricesFor, servicesOf } from '@/services/domain/services/priceTable';
import { fetchGuideLinks } from '@/services/gateway/campaignUids';
import { fetchPriceBundles, fetchPriceRows } from '@/services/gateway/services';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { country?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([{ country: [] }]);

export const getStaticProps = withStaticProps({
  address: ({ country = [] }: Params) => [paths.prices, ...country].join('/'),
  namespaces: ['prices'],
  needs: { static: ['groups', 'bundles'], namespaces: ['prices', 'serviceDirectory', 'blocks'] },
  load: async ({ country: segments = [] }: Params, locale) => {
    const [asked, ...more] = segments;
    if (more.length > 0 || (asked !== undefined && !isPriceCountry(asked))) return undefined;
    const country = asked ?? openingCountry;
    const [rows, bundles, guides] = await Promise.all([
      fetchPriceRows(locale),
      fetchPriceBundles(locale),
      fetchGuideLinks(locale),
    ]);
    const prices = pricesFor(country, rows, languageTags[locale]);
    const isKnown = prices.countries.some((one) => one.country === country);
    // The first page says that there are no prices; a country without any has no page.
    if (asked !== undefined && !isKnown) return undefined;
    return {
      ...prices,
      isOpening: asked === undefined,
      name: countryName(country, locale),
      guide: guides[country] ?? null,
      bundles: bundlesFor(country, bundles, servicesOf(rows)),
    };
  },
});
