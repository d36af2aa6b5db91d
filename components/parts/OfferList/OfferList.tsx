import { useTranslation } from 'next-i18next/pages';
import { type MouseEvent, useRef } from 'react';

import { FilingRhythm, type FilingRhythmProps } from '@/components/parts/FilingRhythm/FilingRhythm';
import { PriceBreakdown } from '@/components/parts/PriceBreakdown/PriceBreakdown';
import { useCostText } from '@/components/parts/PriceBreakdown/useCostText';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { forgetWithdrawn, removeFromOffer } from '@/services/browser/offer/offerStore';
import type { useOfferToday } from '@/services/hooks/useOfferToday';

import { Items, Name, Note, Plain, Withdrawn } from './OfferList.styles';

interface OfferListProps {
  /** The offer of this tab with today's prices, in minor units (cents). */
  offer: ReturnType<typeof useOfferToday>;
  /** Gets another rhythm of VAT returns; without it the rhythm is only shown. */
  onRhythm?: FilingRhythmProps['onChange'];
}

/**
 * The services of an offer, each with what it costs, what they cost together, and what had to be left out.
 * @avoid For services that the visitor did not choose: `PriceEstimate`.
 * @accessibility A list whose buttons name the service that they take out, and give the focus to the next one; periods and
 *   VAT are words.
 */
export function OfferList({
  offer: { items, withdrawn, cost, rhythm, returnCountries, dueRules, hasFailed },
  onRhythm,
}: OfferListProps) {
  const { t } = useTranslation('offer');
  const costText = useCostText(rhythm);
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: number, { currentTarget }: MouseEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(currentTarget as HTMLButtonElement);
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    removeFromOffer(id);
  };
  const forget = () => {
    list.current?.querySelector('button')?.focus();
    forgetWithdrawn();
  };
  return (
    <>
      {withdrawn.length > 0 && (
        <Withdrawn role="status">
          {t('withdrawn', { names: withdrawn.join(', ') })}
          <Plain type="button" onClick={forget}>
            {t('understood')}
          </Plain>
        </Withdrawn>
      )}
      <Items ref={list}>
        {items.map(({ id, name, prices }) => (
          <li key={id}>
            <Name>
              {name}
              {prices && <small>{costText(prices)}</small>}
            </Name>
            <Plain type="button" onClick={(event) => remove(id, event)}>
              {t('short.remove')}
              <VisuallyHidden> {t('short.removeFrom', { name })}</VisuallyHidden>
            </Plain>
          </li>
        ))}
      </Items>
      {dueRules && (
        <FilingRhythm countries={returnCountries} rules={dueRules} rhythm={rhythm} onChange={onRhythm} />
      )}
      <PriceBreakdown cost={cost} />
      <Note>
        {t(hasFailed ? 'unavailable' : 'note')} {t('kept')}
      </Note>
    </>
  );
}
