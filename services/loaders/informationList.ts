import { paths } from '@/services/config/paths';
import { fetchInformationList } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

/** Notices are short and few; older ones lose their worth. */
const pageSize = 50;

export const getStaticProps = withStaticProps({
  address: paths.information,
  namespaces: ['information'],
  needs: { kept: ['notices'], namespaces: [] },
  load: async (_params, locale) => {
    const { notices } = await fetchInformationList({ pageSize }, locale);
    return { notices };
  },
});
