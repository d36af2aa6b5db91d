import type { Estimate } from '@/services/domain/obligations/estimate';
import { formatMoney } from '@/services/domain/services/money';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Note, Total, Totals } from './PriceEstimate.styles';
import { ServicePrices } from './ServicePrices';
import { TwoColumns } from './TwoColumns';

interface PriceEstimateProps {
  /** The services, each once, and sums by period in minor units (cents), net or gross as the prices say. */
  estimate: Estimate;
}

/**
 * The estimated cost of the services for a merchant's obligations, by service and by period.
 * @avoid As an offer: it says “from” and what is not in it.
 * @accessibility A table with a caption; periods and VAT labels are words.
 */
export function PriceEstimate({ estimate }: PriceEstimateProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { services, totals, unpriced } = estimate;
  const priced = services.filter(({ prices }) => prices.length > 0);
  return (
    <>
      {priced.length > 0 && (
        <>
          <Totals>
            {totals.map(({ period, currency, vatMode, amountMinor, isFrom }) => {
              const amount = formatMoney(amountMinor, currency, locale);
              return (
                <Total key={`${currency}${vatMode}${period}`}>
                  <dt>{t(`estimate.period.${period}`)}</dt>
                  <dd>
                    <strong>{isFrom ? t('estimate.from', { amount }) : amount}</strong>
                    <span>{t(`estimate.vat.${vatMode}`)}</span>
                  </dd>
                </Total>
              );
            })}
          </Totals>
          <TwoColumns caption={t('estimate.caption')}>
            {priced.map(({ id, name, href, prices }) => (
              <ServicePrices key={id} name={name} href={href} prices={prices} />
            ))}
          </TwoColumns>
        </>
      )}
      <Note>{t('estimate.note')}</Note>
      {unpriced.length > 0 && (
        <Note>
          {t('estimate.unpriced', { titles: unpriced.map((id) => t(`rules.${id}.title`)).join('; ') })}
        </Note>
      )}
    </>
  );
}
