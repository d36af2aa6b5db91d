import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { type ObligationId, obligationNames } from '@/contract/lists/obligations';
import { addToOffer } from '@/services/browser/offer/offerStore';
import { paths } from '@/services/config/paths';
import type { Estimate } from '@/services/domain/obligations/estimate';
import { formatMoney } from '@/services/domain/services/money';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';

import { Ask, Every, Note, Others, Total, Totals } from './PriceEstimate.styles';
import { ServicePrices } from './ServicePrices';
import { SumServices } from './SumServices';
import { TwoColumns } from './TwoColumns';

interface PriceEstimateProps {
  /** The services, each once, and sums by period in minor units (cents), net or gross as the prices say. */
  estimate: Estimate;
}

function Sums({ totals }: { totals: PriceTotal[] }) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  return (
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
  );
}

/**
 * The estimated cost of what is in the sum: our fees by period, apart from them what others charge, and the services,
 * which can be put into the offer one by one or all at once.
 * @avoid As an offer: it says “from” and what is not in it.
 * @accessibility Sums are pairs of period and amount; every price is in a table with a caption. VAT labels are words.
 */
export function PriceEstimate({ estimate }: PriceEstimateProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { lines, totals, guideValues, unpriced } = estimate;
  const services = lines.map(({ service }) => service);
  const titles = (ids: ObligationId[]) => ids.map((id) => obligationNames[id][locale]).join('; ');
  return (
    <>
      {totals.length > 0 && <Sums totals={totals} />}
      {services.length > 0 && (
        <Ask>
          <Button href={`${paths.contact}#enquiry`} onClick={() => services.forEach(addToOffer)}>
            {t('estimate.ask', { count: services.length })}
          </Button>
        </Ask>
      )}
      {guideValues.length > 0 && (
        <Others>
          <h4>{t('estimate.others')}</h4>
          <Note>{t('estimate.othersNote')}</Note>
          <Sums totals={guideValues} />
        </Others>
      )}
      {services.length > 0 && <SumServices services={services} />}
      {lines.length > 0 && (
        <Every>
          <summary>{t('estimate.every', { count: lines.length })}</summary>
          <TwoColumns caption={t('estimate.caption')}>
            {lines.map(({ service: { id, name, href, prices }, obligations }) => (
              <ServicePrices
                key={id}
                name={name}
                href={href}
                note={t('estimate.answers', { titles: titles(obligations) })}
                prices={prices}
              />
            ))}
          </TwoColumns>
        </Every>
      )}
      <Note>{t('estimate.note')}</Note>
      {unpriced.length > 0 && <Note>{t('estimate.unpriced', { count: unpriced.length })}</Note>}
    </>
  );
}
