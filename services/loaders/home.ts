import { paths } from '@/services/config/paths';
import { fetchPosters } from '@/services/gateway/activities';
import { fetchHomePage } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

/** Home at one of its two addresses; `/` is the canonical one. */
export const homePage = (ownAddress: string) =>
  withStaticProps({
    address: paths.home,
    ownAddress,
    namespaces: ['home'],
    needs: { static: [], namespaces: ['home'] },
    load: async (_params, locale) => {
      const [page, posters] = await Promise.all([fetchHomePage(locale), fetchPosters(locale)]);
      return page && { page, posters };
    },
  });
