import { useRouter } from 'next/router';

import {
  type ActivityState,
  type PromotionPeriod,
  promotionState,
  promotionTime,
} from '@/services/domain/activities/promotion';
import { useClientValue } from '@/services/hooks/useClientValue';

/** Undefined until the browser knows: its clock or the query `date` decides, which a static page has only after hydration. */
export function usePromotionState(window: PromotionPeriod, timeZone: string): ActivityState | undefined {
  const { query, isReady } = useRouter();
  return useClientValue<ActivityState | undefined>(
    () => (isReady ? promotionState(window, promotionTime(query.date, new Date(), timeZone)) : undefined),
    undefined,
  );
}
