import type {
  WirePriceRow,
  WireService,
  WireServiceAnswer,
  WireSurveyPrice,
} from '@/contract/calls/services';

/** One row for each price of a service. */
export const priceRowsToWire = ({
  prices,
  summary,
  duration,
  documents,
  articleUrl,
  questionsUrl,
  articleTitle,
  questionsTitle,
  ...service
}: WireService): WirePriceRow[] => prices.map((price) => ({ ...service, price }));

/** The fields that a sum of prices needs. */
export const surveyPriceToWire = (
  {
    summary,
    documents,
    articleUrl,
    questionsUrl,
    articleTitle,
    questionsTitle,
    serviceType,
    serverType,
    vatIncrement,
    ...service
  }: WireService,
  answers: WireServiceAnswer[],
): WireSurveyPrice => ({ ...service, answers });
