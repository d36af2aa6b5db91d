import { ServicePrices } from '@/components/parts/PriceEstimate/ServicePrices';
import { TwoColumns } from '@/components/parts/PriceEstimate/TwoColumns';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { Section } from '@/components/ui/Section/Section';
import { trademarkOffers } from '@/services/domain/obligations/trademarks';
import { useTranslation } from '@/services/i18n/useTranslation';

import { useTrademarkPrices } from './usePrices';

interface BrandProtectionProps {
  /** ISO 3166-1 alpha-2. */
  salesCountries: string[];
}

/** The trade marks for the countries that a merchant sells to; nothing where no service covers one of them. */
export function BrandProtection({ salesCountries }: BrandProtectionProps) {
  const { t } = useTranslation('calculate');
  const { services, hasFailed, isLate, retry } = useTrademarkPrices();
  const offers = services && trademarkOffers(services, salesCountries);
  if (offers?.length === 0) return null;
  return (
    <Section heading={t('brand.heading')} lead={t('brand.lead')}>
      {offers ? (
        <TwoColumns caption={t('brand.caption')}>
          {offers.map(({ service: { id, name, href, prices }, countries }) => (
            <ServicePrices
              key={id}
              name={name}
              href={href}
              note={t('brand.protects', {
                titles: countries.map((country) => t(`business:countries.${country}`)).join(', '),
              })}
              prices={prices}
            />
          ))}
        </TwoColumns>
      ) : hasFailed ? (
        <LoadError text={t('brand.failed')} retry={t('report.retry')} onRetry={retry} />
      ) : (
        <p role="status">{isLate && t('estimate.loading')}</p>
      )}
    </Section>
  );
}
