import { useTranslation } from 'next-i18next/pages';

import { PriceBreakdown } from '@/components/parts/PriceBreakdown/PriceBreakdown';
import { Button } from '@/components/ui/Button/Button';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { type ObligationId, obligationNames } from '@/contract/lists/obligations';
import { addToOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { paths } from '@/services/config/paths';
import type { Estimate } from '@/services/domain/obligations/estimate';
import type { Breakdown } from '@/services/domain/services/breakdown';
import { useLocale } from '@/services/hooks/useLocale';

import { Ask, Every, Note } from './PriceEstimate.styles';
import { ServicePrices } from './ServicePrices';
import { SumServices } from './SumServices';
import { TwoColumns } from './TwoColumns';
import { useCoverageText } from './useCoverageText';

interface PriceEstimateProps {
  /** The services, each once. */
  estimate: Estimate;
  /** Their cost together, in minor units (cents) by period. */
  cost: Breakdown;
  /** How often VAT returns are filed. */
  rhythm: FilingRhythm;
}

/**
 * Cost of the chosen obligations: how many services cover them, the breakdown, and the services, which can be put into
 * the offer one by one or all at once.
 * @avoid As an offer: it says “from” and what is not in it.
 * @accessibility Amounts and prices are in tables with captions. VAT labels are words.
 */
export function PriceEstimate({ estimate, cost, rhythm }: PriceEstimateProps) {
  const { t } = useTranslation('calculate');
  const coverageText = useCoverageText();
  const locale = useLocale();
  const { lines, unpriced, coverage } = estimate;
  const services = lines.map(({ service }) => service);
  const addAll = () => {
    services.forEach(addToOffer);
    setRhythm(rhythm);
  };
  const titles = (ids: ObligationId[]) => ids.map((id) => obligationNames[id][locale]).join('; ');
  return (
    <>
      {services.length > 0 && (
        <p>
          {t('estimate.covers', {
            services: t('estimate.serviceCount', { count: services.length }),
            duties: coverageText(coverage),
          })}
        </p>
      )}
      <PriceBreakdown cost={cost} />
      {services.length > 0 && (
        <Ask>
          <Button href={`${paths.contact}#enquiry`} onClick={addAll}>
            {t('estimate.ask', { count: services.length })}
          </Button>
        </Ask>
      )}
      {services.length + unpriced.length > 0 && (
        <SumServices services={services} onRequest={unpriced} rhythm={rhythm} />
      )}
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
    </>
  );
}
