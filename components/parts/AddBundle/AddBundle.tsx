import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { addToOffer, removeFromOffer } from '@/services/browser/offer/offerStore';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { useOffer } from '@/services/hooks/useOffer';

interface AddBundleProps {
  /** The bundle, by the name that the page shows. */
  title: string;
  /** The services in it, by the names that the page shows. */
  services: OfferItem[];
}

/**
 * Puts all services of a bundle into the offer of this tab, and takes them out again.
 * @avoid For one service: `AddToOffer`.
 * @accessibility The button names its bundle; what it does next is its name.
 */
export function AddBundle({ title, services }: AddBundleProps) {
  const { t } = useTranslation('offer');
  const { items } = useOffer();
  const isIn = services.every(({ id }) => items.some((item) => item.id === id));
  const onClick = () =>
    services.forEach((service) => (isIn ? removeFromOffer(service.id) : addToOffer(service)));
  return (
    <Button emphasis="quiet" onClick={onClick}>
      {t(isIn ? 'bundle.remove' : 'bundle.add')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
