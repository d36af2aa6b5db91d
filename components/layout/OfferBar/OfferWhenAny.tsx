import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';

import { loadOptional } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import { useOffer } from '@/services/hooks/useOffer';
import { withTexts } from '@/services/i18n/loadTexts';

/** Loaded with the first service in an offer. */
const LateOfferBar = dynamic(
  () =>
    loadOptional(() => withTexts(['offer', 'price'], import('./OfferBar'))).then(
      (loaded) => loaded?.OfferBar ?? (() => null),
    ),
  { ssr: false },
);

/** The offer of this tab, as soon as there is something in it. The page of the enquiry has it in its form. */
export function OfferWhenAny() {
  const { pathname } = useRouter();
  const { items, withdrawn } = useOffer();
  return pathname !== paths.contact && items.length + withdrawn.length > 0 && <LateOfferBar />;
}
