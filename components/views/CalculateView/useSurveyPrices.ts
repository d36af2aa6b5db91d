import useSWR from 'swr';

import { fetchSurveyPrices } from '@/services/browser/api/surveys';
import type { SurveyService } from '@/services/domain/services/service';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';
import { useLocale } from '@/services/hooks/useLocale';

/** Services with the prices in force today, for the estimate: loaded with the first report, once per language. */
export function useSurveyPrices() {
  const locale = useLocale();
  const { data, error, isValidating, mutate } = useSWR<SurveyService[], Error>(
    ['surveyPrices', locale],
    fetchSurveyPrices,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const isLoading = !data && isValidating;
  return {
    services: data,
    hasFailed: Boolean(error) && !isValidating,
    isLate: useDelayedLoading(isLoading),
    retry: () => void mutate(),
  };
}
