import { useEffect, useState } from 'react';

import { fetchDelayMs } from '@/services/domain/content/fetchDelay';

/** Whether loading has taken so long that an indicator should be shown. */
export function useDelayedLoading(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), fetchDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLate;
}
