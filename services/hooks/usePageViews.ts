import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

import { loadOptional } from '@/services/browser/loading/chunk';
import type { StatisticsScript } from '@/services/domain/visits/visit';

import { useConsent } from './useConsent';

const load = () => loadOptional(() => import('@/services/browser/analytics/pageViews'));

/** Tracks page views while the visitor consents. Loads the module only then. */
export function usePageViews(script: StatisticsScript | undefined) {
  const isAllowed = useConsent('statistics');
  const path = useRouter().asPath.replace(/[?#].*$/, '');
  const isCounting = useRef(false);

  useEffect(() => {
    if (!isAllowed) return;
    isCounting.current = true;
    void load().then((statistics) => statistics?.trackPageView(path, script));
  }, [isAllowed, path, script]);

  useEffect(() => {
    if (isAllowed !== false || !isCounting.current) return;
    isCounting.current = false;
    void load().then((statistics) =>
      statistics ? statistics.stopTracking(script) : window.location.reload(),
    );
  }, [isAllowed, script]);
}
