import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

import { pathOf } from '@/components/layout/currentPath';
import { loadOptional } from '@/services/browser/loading/chunk';
import { isPopUpPlace } from '@/services/config/popUpPlaces';
import { popUpDelayMs } from '@/services/domain/activities/popUpSchedule';
import { useConsent } from '@/services/hooks/useConsent';

const CurrentActivity = dynamic(
  () =>
    loadOptional(() => import('./CurrentActivity')).then((loaded) => loaded?.CurrentActivity ?? (() => null)),
  { ssr: false },
);

/**
 * Gives a page time to be read before an activity may stand over it. Without consent there is none, for its showings
 * could not be counted (requirements, 9.1; decision 15).
 */
export function ActivityPlace() {
  const path = pathOf(useRouter().asPath);
  const isPossible = useConsent('campaigns') === true && isPopUpPlace(path);
  const [readPath, setReadPath] = useState<string>();

  useEffect(() => {
    if (!isPossible) return;
    const timer = setTimeout(() => setReadPath(path), popUpDelayMs);
    return () => {
      clearTimeout(timer);
      setReadPath(undefined);
    };
  }, [isPossible, path]);

  return isPossible && readPath === path && <CurrentActivity />;
}
