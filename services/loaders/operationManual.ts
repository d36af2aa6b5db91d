import { fetchManuals } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  namespaces: ['manuals'],
  needs: { kept: ['manuals'], namespaces: [] },
  load: async (_params, locale) => ({ manuals: await fetchManuals(locale) }),
});
