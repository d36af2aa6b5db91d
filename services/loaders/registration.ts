import { paths } from '@/services/config/paths';
import { noChannel } from '@/services/domain/activities/channel';

import { registrationOffer } from './registrationOffer';
import { withStaticProps } from './withStaticProps';

/** The registration alone, with its welcome gift. */
export const getStaticProps = withStaticProps({
  address: paths.registration,
  namespaces: ['promotion', 'registration'],
  needs: { kept: [], namespaces: ['promotion', 'registration'] },
  layout: 'activity',
  load: async (_params, locale) => {
    const offer = await registrationOffer(noChannel, locale);
    return offer && { offer };
  },
});
