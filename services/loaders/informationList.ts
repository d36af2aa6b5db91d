import { paths } from '@/services/config/paths';
import { noticePageSize as pageSize } from '@/services/domain/articles/information';
import { fetchInformationList } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

/** The first page of all notices. */
export const getStaticProps = withStaticProps({
  address: paths.information,
  namespaces: ['information'],
  needs: { static: ['list', 'type'], namespaces: [] },
  load: async (_params, locale) => ({ list: await fetchInformationList({ pageSize }, locale), type: null }),
});
