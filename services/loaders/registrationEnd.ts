import { paths } from '@/services/config/paths';

import { withStaticProps } from './withStaticProps';

/** The last page of a registration: a new account, or one that existed before. */
export const getStaticProps = withStaticProps({
  address: paths.registered,
  namespaces: ['promotion', 'registered', 'registration'],
  needs: { static: [], namespaces: ['promotion', 'registered', 'registration'] },
  load: () => Promise.resolve({}),
});
