import { useEffect, useState } from 'react';

/** In ms; what loads faster shows no sign of loading, which would only flicker. */
const indicatorDelayMs = 200;

/** Whether loading has taken so long that an indicator should be shown. */
export function useDelayedLoading(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), indicatorDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLate;
}
