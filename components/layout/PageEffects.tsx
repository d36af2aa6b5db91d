import Router, { useRouter } from 'next/router';
import { useEffect } from 'react';

import { LateParts } from '@/components/parts/LatePart/LateParts';
import { partsBelow } from '@/components/theme/partsBelow';
import { endFirstView } from '@/components/ui/KeptHtml/keptComponent';
import { layOutRest } from '@/services/browser/early/layOutRest';
import { replayEarlyInput } from '@/services/browser/early/replayEarlyInput';
import { shortLivedData } from '@/services/browser/loading/shortLivedData';
import type { Frame } from '@/services/domain/content/frame';
import type { StatisticsScript } from '@/services/domain/visits/visit';
import { usePageViews } from '@/services/hooks/usePageViews';
import { useRequestContext } from '@/services/hooks/useRequestContext';
import { useScrollRestoration } from '@/services/hooks/useScrollRestoration';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { useStoredChannel } from '@/services/hooks/useStoredChannel';

import { pathOf } from './currentPath';
import { useFocusOnRouteChange } from './useFocusOnRouteChange';
import { useKeptHtmlRecovery } from './useKeptHtmlRecovery';
import { useKeptLinks } from './useKeptLinks';

interface PageEffectsProps {
  frame?: Frame;
  isActivityArea: boolean;
  statistics?: StatisticsScript;
}

/** What happens beside every page. It stands beside the page, so that its changes do not render the page again. */
export function PageEffects({ frame, isActivityArea, statistics }: PageEffectsProps) {
  const { asPath, locale } = useRouter();
  useRequestContext(isActivityArea);
  useStoredChannel(frame?.brand.cookieDomain ?? '');
  usePageViews(statistics);
  useFocusOnRouteChange();
  useScrollRestoration();
  useKeptLinks();
  useKeptHtmlRecovery();
  useSectionFromQuery('key');
  useEffect(endFirstView, []);
  useEffect(() => {
    if (Router.router) Router.router.sdc = shortLivedData();
  }, []);
  useEffect(() => {
    // What is loaded later is not part of the first load (scripts/lib/perf/weight.mjs).
    performance.mark('hydrated');
    // The parts that differ after hydration are rendered first.
    const timer = setTimeout(replayEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => layOutRest(partsBelow), []);
  return <LateParts page={`${locale}:${pathOf(asPath)}`} />;
}
