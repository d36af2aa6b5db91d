import { useRouter } from 'next/router';
import useSWR from 'swr';

import { fetchSavedReport } from '@/services/browser/api/surveys';
import { savedReportIdOf } from '@/services/config/savedReport';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

/** The saved report that the address names, loaded once; `missing` where the gateway says that there is none. */
export function useSavedReport() {
  const { asPath } = useRouter();
  const isInBrowser = useClientValue(() => true, false);
  const id = savedReportIdOf(asPath.replace(/[?#].*$/, ''));
  const { data, error, isValidating, mutate } = useSWR<SurveyReport | null, Error>(
    isInBrowser && id ? ['savedReport', id] : null,
    () => fetchSavedReport(id ?? ''),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const isMissing = isInBrowser && (id === undefined || data === null);
  const state = isMissing ? 'missing' : error && !isValidating ? 'failed' : 'loading';
  return { report: data ?? undefined, state, retry: () => void mutate() } as const;
}
