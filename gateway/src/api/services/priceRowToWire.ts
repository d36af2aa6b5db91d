import type { WirePriceRow, WireService, WireServiceCard } from '@/contract/calls/services';

/** One row for each price of a service. */
export const priceRowsToWire = ({
  prices,
  summary,
  duration,
  documents,
  reading,
  questionsUrl,
  questionsTitle,
  ...service
}: WireService): WirePriceRow[] => prices.map((price) => ({ ...service, price }));

/** The fields that a list of services needs, without the words about each. */
export const serviceCardToWire = ({
  summary,
  documents,
  reading,
  questionsUrl,
  questionsTitle,
  serviceType,
  serverType,
  vatIncrement,
  ...service
}: WireService): WireServiceCard => service;
