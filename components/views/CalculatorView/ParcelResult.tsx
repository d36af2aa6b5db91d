import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { guideUidOf } from '@/contract/site/countryGuides';
import { paths } from '@/services/config/paths';
import type { CalculatorResult } from '@/services/domain/calculators/answer';
import {
  flatDutyEnds,
  flatDutyPerItem,
  lowValueLimit,
  type ParcelCost,
} from '@/services/domain/calculators/parcel';
import { legalSources } from '@/services/domain/obligations/sources';
import { countryName } from '@/services/domain/services/countryName';
import { formatMoney } from '@/services/domain/services/money';
import { formatRate } from '@/services/domain/services/vatRate';
import { useLocale } from '@/services/hooks/useLocale';

import { Rows, Verdict } from './CalculatorView.styles';
import { ResultTable } from './ResultTable';
import { Rule } from './Rule';

/** Duty rates of all goods. */
const taric = 'https://ec.europa.eu/taxation_customs/dds2/taric/taric_consultation.jsp';

type ParcelResultProps = Extract<CalculatorResult, { calculator: 'parcel' }>;

/** The costs of a parcel without IOSS and with it, and how each figure came about. */
export function ParcelResult({ country, rate, rates, parcel, hasIoss, costs }: ParcelResultProps) {
  const { t } = useTranslation('calculators');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, 'EUR', locale);
  const { isFlat, ordinary, ioss } = costs;
  const ways = ioss ? [ordinary, ioss] : [ordinary];
  const own = hasIoss && ioss ? ioss : ordinary;
  const words = {
    country: countryName(country, locale),
    rate: formatRate(rate, locale),
    limit: money(lowValueLimit),
    items: parcel.items,
    each: money(flatDutyPerItem),
    duty: money(ordinary.duty),
    tariff: formatRate((parcel.tariff ?? 0) / 100, locale),
    fee: money(ordinary.fee),
  };
  const { goods } = rates.reduced.find((one) => one.rate === rate) ?? {};
  const rows: [string, (way: ParcelCost) => number][] = [
    ['goods', () => parcel.value],
    ['shipping', () => parcel.shipping],
    ['duty', ({ duty }) => duty],
    ['vat', ({ vat }) => vat],
    ['fee', ({ fee }) => fee],
    ['total', ({ total }) => total],
    ['atDoor', ({ atDoor }) => atDoor],
  ];
  return (
    <>
      <Verdict>
        {t(own === ioss ? 'parcel.verdict.ioss' : 'parcel.verdict.ordinary', {
          ...words,
          total: money(own.total),
          atDoor: money(own.atDoor),
        })}
      </Verdict>
      <ResultTable
        caption={t('parcel.caption')}
        columns={[t('item'), t('parcel.way.ordinary'), ...(ioss ? [t('parcel.way.ioss')] : [])]}
        rows={rows.map(([key, amountOf]) => ({
          key,
          cells: [t(`parcel.row.${key}`, words), ...ways.map((way) => money(amountOf(way)))],
          isTotal: key === 'total',
        }))}
      />
      <Rows>
        <Rule>
          {t('parcel.rule.rate', words)} {goods && `${t('parcel.rule.goods', { goods })} `}
          {t('parcel.rule.checked')} <DateText iso={rates.checkedOn} locale={locale} />.{' '}
          <TextLink href={paths.campaign(guideUidOf(country))}>{t('parcel.rule.guide', words)}</TextLink>
          {rates.sources.map(({ title, url }) => (
            <span key={url}>
              {' · '}
              <TextLink href={url}>{title}</TextLink>
            </span>
          ))}
        </Rule>
        <Rule sources={[legalSources.vatDirective('Articles 85 and 86')]}>
          {t('parcel.rule.importVat', {
            ...words,
            base: money(ordinary.base),
            vat: money(ordinary.vat),
          })}
        </Rule>
        {ioss ? (
          <Rule sources={[legalSources.vatDirective('Articles 369l to 369x')]}>
            {t('parcel.rule.ioss', { ...words, base: money(ioss.base), vat: money(ioss.vat) })}
          </Rule>
        ) : (
          <Rule sources={[legalSources.vatDirective('Articles 369l to 369x')]}>
            {t('parcel.rule.noIoss', words)}
          </Rule>
        )}
        {isFlat ? (
          <Rule sources={[legalSources.lowValueDuty]}>
            {t('parcel.rule.flat', words)} {t('parcel.rule.ends')}{' '}
            <DateText iso={flatDutyEnds} locale={locale} />. {t('parcel.rule.owed')}
          </Rule>
        ) : (
          <Rule sources={[legalSources.customsCode('Articles 70 and 71')]}>
            {t('parcel.rule.tariff', words)} <TextLink href={taric}>{t('parcel.rule.taric')}</TextLink>
          </Rule>
        )}
        <Rule>{t('parcel.rule.fee', words)}</Rule>
        <Rule>{t('parcel.rule.notIncluded')}</Rule>
      </Rows>
    </>
  );
}
