import { type ComponentType, useEffect, useState } from 'react';

import { loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';

/** The place of the offer below every page. Most tabs have none, so its code comes once the page has loaded. */
export function OfferPlace() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void loadOptional(() => import('./OfferWhenAny')).then(
            (loaded) => loaded && setOffer(() => loaded.OfferWhenAny),
          ),
      ),
    [],
  );
  return Offer && <Offer />;
}
