import { paths } from '@/services/config/paths';
import { noticePageSize as pageSize } from '@/services/domain/articles/news';
import { fetchNewsList } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

/** The first page of all notices. */
export const getStaticProps = withStaticProps({
  address: paths.information,
  namespaces: ['news'],
  needs: { static: ['list', 'type'], namespaces: [] },
  load: async (_params, locale) => ({ list: await fetchNewsList({ pageSize }, locale), type: null }),
});
