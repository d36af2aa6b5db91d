import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';

import { loadOptional } from '@/services/browser/loading/chunk';
import type { StatisticsScript } from '@/services/domain/visits/visit';

import { useConsent } from './useConsent';

const load = () => loadOptional(() => import('@/services/browser/analytics/pageViews'));
const loadVitals = () => loadOptional(() => import('@/services/browser/analytics/pageVitals'));

/** Tracks page views, and how fast the first page was, while the visitor consents. Loads the modules only then. */
export function usePageViews(script: StatisticsScript | undefined) {
  const isAllowed = useConsent('statistics');
  const { asPath, pathname: pattern } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  const [firstPage] = useState({ pattern, path });
  const isCounting = useRef(false);

  useEffect(() => {
    if (!isAllowed) return;
    isCounting.current = true;
    void load().then((statistics) => statistics?.trackPageView(path, script));
  }, [isAllowed, path, script]);

  useEffect(() => {
    if (isAllowed) void loadVitals().then((vitals) => vitals?.measurePageVitals(firstPage));
  }, [isAllowed, firstPage]);

  useEffect(() => {
    if (isAllowed !== false || !isCounting.current) return;
    isCounting.current = false;
    void load().then((statistics) =>
      statistics ? statistics.stopTracking(script) : window.location.reload(),
    );
  }, [isAllowed, script]);
}
