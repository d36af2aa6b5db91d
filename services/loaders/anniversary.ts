import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import { anniversaryPeriod, promotionState, promotionTime } from '@/services/domain/activities/promotion';
import { fetchAnniversary } from '@/services/gateway/activities';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.anniversary,
  namespaces: ['promotion'],
  needs: { static: [], namespaces: ['promotion'] },
  layout: 'activity',
  load: async (_params, locale) => {
    const anniversary = await fetchAnniversary(locale);
    if (!anniversary) return undefined;
    const { PROMOTION_TIME_ZONE: timeZone } = env();
    const time = promotionTime(undefined, new Date(), timeZone);
    const renderedState = promotionState(anniversaryPeriod(anniversary, timeZone), time);
    return { anniversary, timeZone, renderedState };
  },
});
