import { useTranslation } from 'next-i18next/pages';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { forgetWithdrawn, removeFromOffer } from '@/services/browser/offer/offerStore';
import { formatMoney } from '@/services/domain/services/money';
import { type PriceTotal, priceTotals } from '@/services/domain/services/priceTotals';
import type { Price } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';
import type { useOfferToday } from '@/services/hooks/useOfferToday';

import { Bundle, Items, Name, Note, Plain, Totals, Withdrawn } from './OfferList.styles';
import { useSumWords } from './useSumWords';

interface OfferListProps {
  /** The offer of this tab with today's prices, in minor units (cents). */
  offer: ReturnType<typeof useOfferToday>;
}

const keyOf = ({ currency, vatMode, period }: PriceTotal) => currency + vatMode + period;

/**
 * The services of an offer, each with what it costs, their sums by period, and what had to be left out.
 * @avoid For services that the visitor did not choose: `PriceEstimate`.
 * @accessibility A list whose buttons name the service that they take out; periods and VAT are words.
 */
export function OfferList({ offer: { items, withdrawn, bundles, totals, hasFailed } }: OfferListProps) {
  const locale = useLocale();
  const { t } = useTranslation('offer');
  const sumWords = useSumWords();
  const amountOf = ({ amountMinor, currency }: PriceTotal) => formatMoney(amountMinor, currency, locale);
  const words = (prices: Price[]) => {
    if (prices.length === 0) return t('onRequest');
    const sums = priceTotals(prices).map((total) => `${sumWords(total)} ${t(`sum.${total.period}`)}`);
    return sums.join(' · ') || t('price:none');
  };
  return (
    <>
      {withdrawn.length > 0 && (
        <Withdrawn role="status">
          {t('withdrawn', { names: withdrawn.join(', ') })}
          <Plain type="button" onClick={forgetWithdrawn}>
            {t('understood')}
          </Plain>
        </Withdrawn>
      )}
      <Items>
        {items.map(({ id, name, prices }) => (
          <li key={id}>
            <Name>
              {name}
              {prices && <small>{words(prices)}</small>}
            </Name>
            <Plain type="button" onClick={() => removeFromOffer(id)}>
              {t('short.remove')}
              <VisuallyHidden> {t('short.removeFrom', { name })}</VisuallyHidden>
            </Plain>
          </li>
        ))}
      </Items>
      {bundles.map(({ id, title, savings }) => (
        <Bundle key={id}>
          {t('bundle.in', {
            title,
            amounts: savings.map((saving) => `${amountOf(saving)} ${t(`sum.${saving.period}`)}`).join(', '),
          })}
        </Bundle>
      ))}
      {totals.length > 0 && (
        <Totals>
          {totals.map((total) => (
            <div key={keyOf(total)}>
              <dt>{t(`sum.${total.period}`)}</dt>
              <dd>
                {sumWords(total)} <small>{t(`price:vat.${total.vatMode}`)}</small>
              </dd>
            </div>
          ))}
        </Totals>
      )}
      <Note>
        {t(hasFailed ? 'unavailable' : 'note')} {t('kept')}
      </Note>
    </>
  );
}
