import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

import {
  type ActivityState,
  momentOf,
  type PromotionWindow,
  promotionState,
} from '@/services/domain/promotion';

/** Nobody tells when a moment passes; the next rendering sees it. */
const never = () => () => undefined;

/** Undefined until the page runs in a browser: only its clock, or the query `date`, knows. */
export function usePromotionState(window: PromotionWindow, timeZone: string): ActivityState | undefined {
  const { query } = useRouter();
  return useSyncExternalStore(
    never,
    () => promotionState(window, momentOf(query.date) ?? new Date(), timeZone),
    () => undefined,
  );
}
