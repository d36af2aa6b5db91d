import { useSyncExternalStore } from 'react';

import {
  addToOffer,
  offerItems,
  removeFromOffer,
  subscribeToOffer,
} from '@/services/browser/offer/offerStore';
import type { OfferItem } from '@/services/domain/services/offerItem';

const nothing: readonly OfferItem[] = [];

/** The offer of this tab, empty on the server and during hydration; every user sees each change. */
export const useOffer = () => ({
  items: useSyncExternalStore(subscribeToOffer, offerItems, () => nothing),
  add: addToOffer,
  remove: removeFromOffer,
});
