import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

import type { StatisticsScript } from '@/services/domain/visit';

import { useConsent } from './useConsent';

const load = () => import('@/services/live/statistics');

/** Counts the visit while the visitor allows it. Nothing of it is loaded before. */
export function useStatistics(script: StatisticsScript | undefined) {
  const isAllowed = useConsent('statistics');
  const path = useRouter().asPath.replace(/[?#].*$/, '');
  const isCounting = useRef(false);

  useEffect(() => {
    if (!isAllowed) return;
    isCounting.current = true;
    load().then(
      ({ countPage }) => countPage(path, script),
      () => undefined,
    );
  }, [isAllowed, path, script]);

  useEffect(() => {
    if (isAllowed !== false || !isCounting.current) return;
    isCounting.current = false;
    load().then(
      ({ endCounting }) => endCounting(script),
      () => window.location.reload(),
    );
  }, [isAllowed, script]);
}
