import { fetchSurveyPrices, fetchTrademarkPrices } from '@/services/browser/api/surveys';
import type { SurveyService } from '@/services/domain/services/service';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';
import { useLocale } from '@/services/hooks/useLocale';
import { usePageData } from '@/services/hooks/usePageData';

interface PriceOptions {
  /** The prices, where the page has them already. */
  known?: SurveyService[];
  /** The form has just been answered, and they are asked for at once. */
  isNew: boolean;
}

/** Services with the prices in force today: loaded with the first report, once per language. */
function usePrices(
  name: string,
  fetchPrices: () => Promise<SurveyService[]>,
  { known, isNew }: PriceOptions,
) {
  const { data, error, isValidating, mutate } = usePageData([name, useLocale()], fetchPrices, {
    fallbackData: known,
    delay: isNew ? 0 : undefined,
  });
  const isLoading = !data && (isValidating || !error);
  return {
    services: data,
    hasFailed: Boolean(error) && !isValidating,
    isLate: useDelayedLoading(isLoading),
    retry: () => void mutate(),
  };
}

/** Services for the estimate. */
export const useSurveyPrices = (options: PriceOptions) =>
  usePrices('surveyPrices', fetchSurveyPrices, options);

/** Trade mark services. */
export const useTrademarkPrices = (options: PriceOptions) =>
  usePrices('trademarkPrices', fetchTrademarkPrices, options);
