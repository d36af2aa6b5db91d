import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

import { pathOf } from '@/components/layout/currentPath';
import { priceCountries } from '@/contract/lists/countries';
import { loadOptional } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import { popUpDelayMs } from '@/services/domain/activities/popUpSchedule';
import { useIsConsentDecided } from '@/services/hooks/useConsent';

const CurrentActivity = dynamic(
  () =>
    loadOptional(() => import('./CurrentActivity')).then((loaded) => loaded?.CurrentActivity ?? (() => null)),
  { ssr: false },
);

/** Requirements, 2: on home and prices alone. */
const places: readonly string[] = [
  paths.home,
  paths.homes,
  paths.prices,
  ...priceCountries.map(paths.pricesOf),
];

/** Gives a page time to be read, and the question for consent its answer, before an activity may stand over it. */
export function ActivityPlace() {
  const path = pathOf(useRouter().asPath);
  const isPossible = useIsConsentDecided() === true && places.includes(path);
  const [readPath, setReadPath] = useState<string>();

  useEffect(() => {
    if (!isPossible) return;
    const timer = setTimeout(() => setReadPath(path), popUpDelayMs);
    return () => {
      clearTimeout(timer);
      setReadPath(undefined);
    };
  }, [isPossible, path]);

  return isPossible && readPath === path && <CurrentActivity onClose={() => setReadPath(undefined)} />;
}
