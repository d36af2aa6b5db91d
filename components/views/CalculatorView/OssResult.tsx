import { useTranslation } from 'next-i18next/pages';

import { useAmountText } from '@/components/parts/PriceText/useAmountText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Filing, OssResult as Oss, OssTrade } from '@/services/domain/calculators/oss';
import { legalSources } from '@/services/domain/obligations/sources';
import { countryName } from '@/services/domain/services/countryName';
import { formatMoney } from '@/services/domain/services/money';
import { pricePeriods, type PriceTotal } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';

import { Rows, Verdict } from './CalculatorView.styles';
import { ResultTable } from './ResultTable';
import { Rule } from './Rule';

interface OssResultProps {
  trade: OssTrade;
  /** Amounts in cents. */
  oss: Oss;
}

/** One total less another of the same currency and VAT, in cents; undefined where they cannot be compared. */
function difference(
  from: PriceTotal[],
  less: PriceTotal[],
): { amount: number; currency: string } | undefined {
  const kinds = new Set([...from, ...less].map(({ currency, vatMode }) => `${currency} ${vatMode}`));
  const currency = (from[0] ?? less[0])?.currency;
  if (kinds.size !== 1 || currency === undefined) return undefined;
  const sum = (totals: PriceTotal[]) => totals.reduce((all, { amountMinor }) => all + amountMinor, 0);
  return { amount: sum(from) - sum(less), currency };
}

/** Which sales go where, and what is filed and paid with the scheme and without it. */
export function OssResult({ trade, oss: { verdict, rows, ossAmount, withOss, withoutOss } }: OssResultProps) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  const amountText = useAmountText();
  const money = (cents: number) => formatMoney(cents, 'EUR', locale);
  const names = (countries: string[]) =>
    countries.map((country) => countryName(country, locale)).join(', ') || t('none');
  const totals = [...(withOss.totals ?? []), ...(withoutOss.totals ?? [])];
  const vatText = [...new Set(totals.map(({ vatMode }) => t(`price:vat.${vatMode}`)))].join(', ');
  const inPeriod = ({ totals: all }: Filing, period: PriceTotal['period']) =>
    (all ?? []).filter((total) => total.period === period);
  const costs = pricePeriods.filter((period) => totals.some((total) => total.period === period));
  const costText = (filing: Filing, period: PriceTotal['period']) =>
    inPeriod(filing, period)
      .map((total) => amountText({ ...total, isFrom: total.isFrom || filing.unpriced.length > 0 }))
      .join(', ') || '–';
  // A registration without a list price would be missing on one side.
  const isWhole = withOss.unpriced.length + withoutOss.unpriced.length === 0;
  const saved = (period: PriceTotal['period']) => {
    const less = difference(inPeriod(withoutOss, period), inPeriod(withOss, period));
    return less && isWhole ? formatMoney(less.amount, less.currency, locale) : '–';
  };
  const compared = (key: string, countOf: (filing: Filing) => number) => {
    const counts = [countOf(withOss), countOf(withoutOss), countOf(withoutOss) - countOf(withOss)];
    return { key, cells: [t(`oss.row.${key}`), ...counts.map(String)] };
  };
  return (
    <>
      <Verdict>
        {t(`oss.verdict.${verdict}`, {
          amount: money(ossAmount),
          countries: names(withOss.registrations),
        })}
      </Verdict>
      {rows.length > 0 && (
        <ResultTable
          caption={t('oss.rows')}
          columns={[t('oss.column.country'), t('oss.column.amount'), t('oss.column.way')]}
          rows={rows.map(({ country, amount, way }) => {
            const name = countryName(country, locale);
            return { key: country, cells: [name, money(amount), t(`oss.way.${way}`, { country: name })] };
          })}
        />
      )}
      {verdict === 'oss' && (
        <ResultTable
          caption={t('oss.comparison')}
          columns={[t('item'), t('oss.column.with'), t('oss.column.without'), t('oss.column.difference')]}
          rows={[
            compared('registrations', ({ registrations }) => registrations.length),
            ...(withOss.returns === null ? [] : [compared('returns', ({ returns }) => returns ?? 0)]),
            ...costs.map((period) => ({
              key: period,
              cells: [
                `${t(`oss.row.${period}`)} (${vatText})`,
                costText(withOss, period),
                costText(withoutOss, period),
                saved(period),
              ],
            })),
            {
              key: 'unpriced',
              cells: [t('oss.row.unpriced'), names(withOss.unpriced), names(withoutOss.unpriced), ''],
            },
          ]}
        />
      )}
      <Rows>
        {verdict === 'oss' && (
          <Rule sources={[legalSources.vatDirective('Articles 33 and 369a to 369k')]}>
            {t('oss.rule.scheme')}
          </Rule>
        )}
        {verdict === 'belowThreshold' && (
          <Rule sources={[legalSources.vatDirective('Article 59c')]}>
            {t('oss.rule.threshold')}{' '}
            <TextLink href={paths.calculator('threshold')}>{t('threshold.title')}</TextLink>
          </Rule>
        )}
        {verdict === 'marketplace' && (
          <Rule sources={[legalSources.vatDirective('Article 14a(2)')]}>{t('oss.rule.marketplace')}</Rule>
        )}
        {trade.storage.some((country) => country !== trade.office) && (
          <Rule sources={[legalSources.vatDirective('Articles 17, 32 and 214')]}>
            {t('oss.rule.storage', { countries: names(withOss.registrations) })}
          </Rule>
        )}
        {verdict !== 'marketplace' && <Rule>{t('oss.rule.assumption')}</Rule>}
        {verdict === 'oss' && <Rule>{t('oss.rule.counted')}</Rule>}
        {verdict === 'oss' && (
          <Rule>
            {t(withOss.totals ? 'oss.rule.prices' : 'oss.rule.noPrices')}{' '}
            <TextLink href={paths.prices}>{t('oss.rule.priceList')}</TextLink>
          </Rule>
        )}
      </Rows>
    </>
  );
}
