import { useTranslation } from 'next-i18next/pages';

import { Every } from '@/components/parts/PriceEstimate/PriceEstimate.styles';
import { ServicePrices } from '@/components/parts/PriceEstimate/ServicePrices';
import { TwoColumns } from '@/components/parts/PriceEstimate/TwoColumns';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { trademarkOffers } from '@/services/domain/obligations/trademarks';
import type { SurveyService } from '@/services/domain/services/service';

import { ReportPart } from './ReportPart';
import { useTrademarkPrices } from './usePrices';

interface BrandProtectionProps {
  /** ISO 3166-1 alpha-2. */
  salesCountries: string[];
  /** The prices, where the page has them already. */
  prices?: SurveyService[];
  /** The form has just been answered. */
  isNew: boolean;
}

/** The trade marks for the countries that a merchant sells to; nothing where no service covers one of them. */
export function BrandProtection({ salesCountries, prices, isNew }: BrandProtectionProps) {
  const { t } = useTranslation('calculate');
  const { services, hasFailed, isLate, retry } = useTrademarkPrices({ known: prices, isNew });
  const offers = services && trademarkOffers(services, salesCountries);
  if (offers?.length === 0) return null;
  return (
    <ReportPart id="brand" heading={t('brand.heading')} lead={t('brand.lead')} isForScreens>
      {offers ? (
        <Every>
          <summary>{t('brand.show', { count: offers.length })}</summary>
          <TwoColumns caption={t('brand.caption')}>
            {offers.map(({ service, countries }) => (
              <ServicePrices
                key={service.id}
                name={service.name}
                href={service.href}
                note={t('brand.protects', {
                  titles: countries.map((country) => t(`business:countries.${country}`)).join(', '),
                })}
                prices={service.prices}
              />
            ))}
          </TwoColumns>
        </Every>
      ) : hasFailed ? (
        <LoadError text={t('brand.failed')} retry={t('report.retry')} onRetry={retry} />
      ) : (
        <p role="status">{isLate && t('estimate.loading')}</p>
      )}
    </ReportPart>
  );
}
