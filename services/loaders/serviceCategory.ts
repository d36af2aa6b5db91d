import type { GetStaticPaths } from 'next';

import { isServiceCategory } from '@/contract/lists/services';
import { paths } from '@/services/config/paths';
import { withTrademarks } from '@/services/domain/services/service';
import { categoriesBeside } from '@/services/domain/services/serviceAreas';
import { groupByCategory } from '@/services/domain/services/serviceGroups';
import { fetchGuideLinks } from '@/services/gateway/campaignUids';
import { fetchServices, fetchTrademarkServices } from '@/services/gateway/services';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { category: string };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([]);

export const getStaticProps = withStaticProps({
  address: ({ category }: Params) => `${paths.services}/${category}`,
  namespaces: ['services'],
  needs: { static: ['group', 'beside', 'guides'], namespaces: [] },
  load: async ({ category }: Params, locale) => {
    if (!isServiceCategory(category)) return undefined;
    const [services, trademarks, guides] = await Promise.all([
      fetchServices(locale),
      fetchTrademarkServices(locale),
      fetchGuideLinks(locale),
    ]);
    const groups = groupByCategory(withTrademarks(services, trademarks));
    const group = groups.find((one) => one.category === category);
    const beside = categoriesBeside(category).flatMap(
      (other) => groups.find((one) => one.category === other) ?? [],
    );
    return (
      group && {
        group,
        guides,
        beside: beside.map(({ services: { length: count }, ...one }) => ({
          category: one.category,
          name: one.name,
          count,
        })),
      }
    );
  },
});
