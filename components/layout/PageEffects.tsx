import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';

import { DeferredParts } from '@/components/parts/DeferredPart/DeferredParts';
import { endFirstView } from '@/components/ui/StaticIsland/islandComponent';
import { endEarlyHold, replayEarlyInput } from '@/services/browser/early/replayEarlyInput';
import { loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { StatisticsScript } from '@/services/domain/visits/visit';
import { useOpenTarget } from '@/services/hooks/useOpenTarget';
import { usePageViews } from '@/services/hooks/usePageViews';
import { useRequestContext } from '@/services/hooks/useRequestContext';
import { useScrollRestoration } from '@/services/hooks/useScrollRestoration';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { useStoredChannel } from '@/services/hooks/useStoredChannel';

import { pathOf } from './currentPath';
import { useFocusOnRouteChange } from './useFocusOnRouteChange';
import { useIslandLinks } from './useIslandLinks';
import { useIslandRecovery } from './useIslandRecovery';

interface PageEffectsProps {
  layoutData?: LayoutData;
  isActivityArea: boolean;
  statistics?: StatisticsScript;
}

/** The effects that run beside every page. They are a component of their own, so that their changes do not render the page again. */
export function PageEffects({ layoutData, isActivityArea, statistics }: PageEffectsProps) {
  const { asPath, locale } = useRouter();
  useRequestContext(isActivityArea);
  const cookieDomain = layoutData?.brand.cookieDomain ?? '';
  useStoredChannel(cookieDomain);
  usePageViews(statistics);
  useFocusOnRouteChange();
  useScrollRestoration();
  useIslandLinks();
  useIslandRecovery();
  useSectionFromQuery('key');
  useOpenTarget();
  useEffect(endFirstView, []);
  useLayoutEffect(endEarlyHold, []);
  useEffect(() => {
    // What is loaded later is not part of the first load (scripts/lib/perf/weight.mjs).
    performance.mark('hydrated');
    // The parts that differ after hydration are rendered first.
    const timer = setTimeout(replayEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const begin = async () =>
      (await loadOptional(() => import('./afterHydration')))?.afterHydration(cookieDomain);
    return whenIdle(() => void begin());
    // Once: it is the same on each page.
    // oxlint-disable-next-line react/exhaustive-deps -- a page without layout data must not do the work again
  }, []);
  return <DeferredParts page={`${locale}:${pathOf(asPath)}`} />;
}
