import dynamic from 'next/dynamic';

import { loadOptional } from '@/services/browser/loading/chunk';
import { useConsent } from '@/services/hooks/useConsent';

const TimedActivity = dynamic(
  () => loadOptional(() => import('./TimedActivity')).then((loaded) => loaded?.TimedActivity ?? (() => null)),
  { ssr: false },
);

/**
 * The place of the activity over a page. Without consent there is none, for its showings could not be counted
 * (requirements, 9.1; decision 15).
 */
export function ActivityPlace() {
  return useConsent('campaigns') === true && <TimedActivity />;
}
