import { paths } from '@/services/config/paths';
import { fetchPartners } from '@/services/gateway/partners';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.partners,
  namespaces: ['partners'],
  needs: { static: ['partners'], namespaces: [] },
  load: async (_params, locale) => ({ partners: await fetchPartners(locale) }),
});
