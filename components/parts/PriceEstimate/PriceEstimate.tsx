import { obligationNames, type ObligationId } from '@/contract/lists/obligations';
import type { Estimate, EstimateLine } from '@/services/domain/obligations/estimate';
import { formatMoney } from '@/services/domain/services/money';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Note, OptionalTitle, Total, Totals } from './PriceEstimate.styles';
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
  const { lines, optional, totals, unpriced } = estimate;
  const titles = (ids: ObligationId[]) => ids.map((id) => obligationNames[id][locale]).join('; ');
  const table = (caption: string, of: EstimateLine[]) => (
    <TwoColumns caption={caption}>
      {of.map(({ service: { id, name, href, prices }, obligations }) => (
        <ServicePrices
          key={id}
          name={name}
          href={href}
          note={t('estimate.answers', { titles: titles(obligations) })}
          prices={prices}
        />
      ))}
    </TwoColumns>
  );
  return (
    <>
      {lines.length > 0 && (
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
          {table(t('estimate.caption'), lines)}
        </>
      )}
      {optional.length > 0 && (
        <>
          <OptionalTitle>{t('estimate.optional')}</OptionalTitle>
          {table(t('estimate.optional'), optional)}
        </>
      )}
      <Note>{t('estimate.note')}</Note>
      {unpriced.length > 0 && <Note>{t('estimate.unpriced', { titles: titles(unpriced) })}</Note>}
    </>
  );
}
