import { useTranslation } from 'next-i18next/pages';

import { outsideUnion, type ThresholdResult as Threshold } from '@/services/domain/calculators/threshold';
import { legalSources } from '@/services/domain/obligations/sources';
import { countryName } from '@/services/domain/services/countryName';
import { formatMoney } from '@/services/domain/services/money';
import { useLocale } from '@/services/hooks/useLocale';

import { Rows, Verdict } from './CalculatorView.styles';
import { Rule } from './Rule';

interface ThresholdResultProps {
  /** ISO 3166-1 alpha-2, or outside the Union. */
  office: string;
  /** Amounts in cents. */
  threshold: Threshold;
  year: number;
}

/** Whose VAT applies, from when, what comes next year, and what to do. */
export function ThresholdResult({ office, threshold, year }: ThresholdResultProps) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  const { outcome, left, isHomeNextYear } = threshold;
  const applies = outcome === 'below' || outcome === 'now' || outcome === 'before';
  const nextYear = isHomeNextYear ? 'home' : 'destination';
  const words = {
    country: office === outsideUnion ? '' : countryName(office, locale),
    left: formatMoney(left, 'EUR', locale),
    year,
    next: year + 1,
  };
  return (
    <>
      <Verdict>{t(`threshold.outcome.${outcome}.verdict`, words)}</Verdict>
      <Rows>
        <Rule sources={[legalSources.vatDirective('Article 59c')]}>
          {t(`threshold.outcome.${outcome}.reason`, words)}
        </Rule>
        {applies && <Rule>{t(`threshold.next.${nextYear}`, words)}</Rule>}
        <Rule sources={[legalSources.vatDirective('Articles 369a to 369k')]}>
          {t(`threshold.outcome.${outcome}.action`, words)}
        </Rule>
      </Rows>
    </>
  );
}
