import { paths } from '@/services/config/paths';

import { withStaticProps } from './withStaticProps';

/** The check of a VAT number; what the address asks for is checked in the browser. */
export const getStaticProps = withStaticProps({
  address: paths.vatNumber,
  namespaces: ['vatNumber', 'vatNumberHelp'],
  needs: { static: [], namespaces: ['vatNumber'] },
  load: () => Promise.resolve({ sent: null }),
});
