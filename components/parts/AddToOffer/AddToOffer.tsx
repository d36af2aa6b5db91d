import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { useOffer } from '@/services/hooks/useOffer';
import { useTranslation } from '@/services/i18n/useTranslation';

interface AddToOfferProps {
  /** The service, in the words and at the prices that the page shows; prices in minor units (cents). */
  service: OfferItem;
}

/**
 * Puts a service into the offer of this tab, and takes it out again.
 * @avoid Where no script runs: the offer is kept by the browser. Link to the enquiry form there.
 * @accessibility Each button names its service; what it does next is its name, so that it needs no pressed state.
 */
export function AddToOffer({ service }: AddToOfferProps) {
  const { t } = useTranslation('common');
  const { items, add, remove } = useOffer();
  const { id, name, category, countryName, prices } = service;
  const isIn = items.some((item) => item.id === id);
  return (
    <Button
      emphasis="quiet"
      onClick={() => (isIn ? remove(id) : add({ id, name, category, countryName, prices }))}
    >
      {t(isIn ? 'offer.remove' : 'offer.add')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
