import { useRouter } from 'next/router';
import { useState } from 'react';

import { pathOf } from '@/components/layout/currentPath';
import { fetchSavedReport } from '@/services/browser/api/surveys';
import { savedReportIdOf } from '@/services/config/savedReport';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';
import { usePageData } from '@/services/hooks/usePageData';

/**
 * The saved report that the address names, unless that was saved in the view itself, loaded once; `missing` where the gateway says that there is none.
 * Once its answers, ticks or rhythm are changed, the page has another address.
 */
export function useSavedReport() {
  const { asPath } = useRouter();
  const isInBrowser = useClientValue(() => true, false);
  const named = savedReportIdOf(pathOf(asPath));
  const [first, setFirst] = useState(named);
  const [own, setOwn] = useState<string>();
  // On the way back and forward, one report follows another in the same view.
  if (named !== undefined && named !== first && named !== own) setFirst(named);
  const id = first ?? named;
  const { data, error, isValidating, mutate } = usePageData<SurveyReport | null>(
    isInBrowser && id ? ['savedReport', id] : null,
    () => fetchSavedReport(id ?? ''),
  );
  const isMissing = isInBrowser && (id === undefined || data === null);
  const state = isMissing ? 'missing' : error && !isValidating ? 'failed' : 'loading';
  return { report: data ?? undefined, state, retry: () => void mutate(), setOwn } as const;
}
