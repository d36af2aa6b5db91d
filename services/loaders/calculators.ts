import { paths } from '@/services/config/paths';

import { withStaticProps } from './withStaticProps';

/** The calculators there are. */
export const getStaticProps = withStaticProps({
  address: paths.calculators,
  namespaces: ['calculators'],
  needs: { static: [], namespaces: [] },
  load: () => Promise.resolve({}),
});
