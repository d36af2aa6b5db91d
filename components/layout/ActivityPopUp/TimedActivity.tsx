import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

import { pathOf } from '@/components/layout/currentPath';
import { loadOptional } from '@/services/browser/loading/chunk';
import { isPopUpPlace } from '@/services/config/popUpPlaces';
import { popUpDelayMs } from '@/services/domain/activities/popUpSchedule';

const CurrentActivity = dynamic(
  () =>
    loadOptional(() => import('./CurrentActivity')).then((loaded) => loaded?.CurrentActivity ?? (() => null)),
  { ssr: false },
);

/** Gives a page time to be read before an activity may stand over it. */
export function TimedActivity() {
  const path = pathOf(useRouter().asPath);
  const isPossible = isPopUpPlace(path);
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
