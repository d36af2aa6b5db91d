import { useRouter } from 'next/router';

import {
  type ActivityState,
  type PromotionWindow,
  promotionState,
  promotionTime,
} from '@/services/domain/activities/promotion';
import { useClientValue } from '@/services/hooks/useClientValue';

/** Undefined until the page runs in a browser: only its clock, or the query `date`, knows. */
export function usePromotionState(window: PromotionWindow, timeZone: string): ActivityState | undefined {
  const { query } = useRouter();
  return useClientValue<ActivityState | undefined>(
    () => promotionState(window, promotionTime(query.date, new Date(), timeZone)),
    undefined,
  );
}
