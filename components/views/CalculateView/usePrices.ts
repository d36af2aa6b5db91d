import useSWR from 'swr';

import { fetchSurveyPrices, fetchTrademarkPrices } from '@/services/browser/api/surveys';
import type { SurveyService } from '@/services/domain/services/service';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';
import { useLocale } from '@/services/hooks/useLocale';

/** Services with the prices in force today: loaded with the first report, once per language. */
function usePrices(name: string, fetchPrices: () => Promise<SurveyService[]>, known?: SurveyService[]) {
  const locale = useLocale();
  const { data, error, isValidating, mutate } = useSWR<SurveyService[], Error>([name, locale], fetchPrices, {
    fallbackData: known,
    revalidateOnMount: !known,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const isLoading = !data && isValidating;
  return {
    services: data,
    hasFailed: Boolean(error) && !isValidating,
    isLate: useDelayedLoading(isLoading),
    retry: () => void mutate(),
  };
}

/** Services for the estimate. */
export const useSurveyPrices = (known?: SurveyService[]) =>
  usePrices('surveyPrices', fetchSurveyPrices, known);

/** Trade mark services. */
export const useTrademarkPrices = (known?: SurveyService[]) =>
  usePrices('trademarkPrices', fetchTrademarkPrices, known);
