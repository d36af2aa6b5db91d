import type { Service } from './service';

/** A service that the visitor wants an offer for, by the name that the visitor saw. */
export type OfferItem = Pick<Service, 'id' | 'category' | 'name'>;
