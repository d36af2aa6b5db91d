import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import { fetchAnniversary } from '@/services/gateway/activities';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.anniversary,
  namespaces: ['promotion'],
  needs: { kept: [], namespaces: ['promotion'] },
  layout: 'activity',
  load: async (_params, locale) => {
    const anniversary = await fetchAnniversary(locale);
    return anniversary && { anniversary, timeZone: env().PROMOTION_TIME_ZONE };
  },
});
