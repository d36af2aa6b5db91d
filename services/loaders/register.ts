import { pageKeyOf } from '@/contract/site/contentPages';
import { paths } from '@/services/config/paths';
import { fetchContentPage } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

/** A register's page: what the CMS says of it; the search itself is live. */
export const registerPage = (register: 'declarations' | 'representations') =>
  withStaticProps({
    address: paths[register],
    namespaces: ['registers'],
    needs: { static: [], namespaces: ['registers'] },
    load: async (_params, locale) => {
      const page = await fetchContentPage(pageKeyOf(paths[register]), locale);
      return page && { page, register };
    },
  });
