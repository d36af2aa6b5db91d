import { paths } from '@/services/config/paths';
import { fetchPosters } from '@/services/gateway/activities';
import { fetchHomePage } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

/** Home, also served at `/cht/homes`; `/` is its canonical address. */
export const getStaticProps = withStaticProps({
  address: paths.home,
  namespaces: ['home'],
  needs: { static: [], namespaces: ['home'] },
  load: async (_params, locale) => {
    const [page, posters] = await Promise.all([fetchHomePage(locale), fetchPosters(locale)]);
    return page && { page, posters };
  },
});
