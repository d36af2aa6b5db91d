import type { PricedService } from './service';

/** A service that the visitor wants an offer for, in the words and at the prices that the visitor saw. */
export type OfferItem = Pick<PricedService, 'id' | 'category' | 'name' | 'countryName' | 'prices'>;
