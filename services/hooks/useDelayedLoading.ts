import { useEffect, useState } from 'react';

import { fetchDelayMs } from '@/services/domain/content/fetchDelay';

/** Whether something has been loading for so long that a person should be told. */
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
