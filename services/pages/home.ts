import { paths } from '@/services/config/paths';
import { fetchHomePage } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

/** Home, also served at `/cht/homes`; `/` is its canonical address. */
export const getStaticProps = withStaticProps({
  load: async (_params, locale) => {
    const page = await fetchHomePage(locale);
    return page && { page, path: paths.home };
  },
});
