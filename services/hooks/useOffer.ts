import { useSyncExternalStore } from 'react';

import { currentOffer, type Offer, subscribeToOffer } from '@/services/browser/offer/offerStore';

const nothing: Offer = { items: [], withdrawn: [], rhythm: 'usual' };

/** The offer of this tab, empty on the server and during hydration; every user sees each change. */
export const useOffer = (): Offer => useSyncExternalStore(subscribeToOffer, currentOffer, () => nothing);
