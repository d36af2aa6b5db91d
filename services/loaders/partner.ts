import { fetchPartners } from '@/services/gateway/partners';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  namespaces: ['partners'],
  needs: { kept: ['partners'], namespaces: [] },
  load: async (_params, locale) => ({ partners: await fetchPartners(locale) }),
});
