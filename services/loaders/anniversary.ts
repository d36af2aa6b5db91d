import { env } from '@/services/config/env';
import { fetchAnniversary } from '@/services/gateway/activities';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  namespaces: ['promotion'],
  needs: { kept: [], namespaces: ['promotion'] },
  layout: 'activity',
  load: async (_params, locale) => {
    const anniversary = await fetchAnniversary(locale);
    return anniversary && { anniversary, timeZone: env().PROMOTION_TIME_ZONE };
  },
});
