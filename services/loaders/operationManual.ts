import { paths } from '@/services/config/paths';
import { manualCard } from '@/services/domain/articles/manual';
import { fetchManuals } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.manuals,
  namespaces: ['manuals'],
  needs: { static: ['manuals'], namespaces: [] },
  load: async (_params, locale) => ({ manuals: (await fetchManuals(locale)).map(manualCard) }),
});
