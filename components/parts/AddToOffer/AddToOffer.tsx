import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { addToOffer, removeFromOffer, setRhythm } from '@/services/browser/offer/offerStore';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { useOffer } from '@/services/hooks/useOffer';

interface AddToOfferProps {
  /** The service, by the name that the page shows. */
  service: OfferItem;
  /** How often VAT returns are filed in the report around it, which the offer takes over. */
  rhythm?: FilingRhythm;
  /** A line in a row of a table in place of a button. */
  isLine?: boolean;
}

const Line = styled.button`
  min-height: ${theme.space.l};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.link};
  font: inherit;
  font-size: ${theme.size.xs};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

/**
 * Puts a service into the offer of this tab, and takes it out again.
 * @avoid Where no script runs: the offer is kept by the browser. Link to the enquiry form there.
 * @accessibility Each button names its service; what it does next is its name, so that it needs no pressed state.
 */
export function AddToOffer({ service, rhythm, isLine = false }: AddToOfferProps) {
  const { t } = useTranslation('offer');
  const { items } = useOffer();
  const { id, name } = service;
  const isIn = items.some((item) => item.id === id);
  const onClick = () => {
    if (isIn) return removeFromOffer(id);
    addToOffer(service);
    if (rhythm) setRhythm(rhythm);
  };
  if (isLine)
    return (
      <Line type="button" onClick={onClick}>
        {t(isIn ? 'short.remove' : 'short.add')}
        <VisuallyHidden> {t(isIn ? 'short.removeFrom' : 'short.addTo', { name })}</VisuallyHidden>
      </Line>
    );
  return (
    <Button emphasis="quiet" onClick={onClick}>
      {t(isIn ? 'remove' : 'add')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
