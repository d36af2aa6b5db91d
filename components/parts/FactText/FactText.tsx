import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import type { WireFact } from '@/contract/calls/facts';
import { factStateNames } from '@/contract/lists/factNames';
import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { numberFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

type Row = WireFact['rows'][number];

/** A rate, given in percent, or an amount of money. */
function valueText({ value = 0, currency }: Row, locale: Locale): string {
  const tag = languageTags[locale];
  return currency
    ? numberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
    : numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

interface FactTextProps {
  /** Its value is in percent, years, or units of its currency; its days are ISO dates. */
  row: Row;
}

/**
 * One fact: its value, its words, and the days between which it holds.
 * @avoid For a price: `PriceText`.
 * @accessibility All of it is text, in the order in which it is read.
 */
export function FactText({ row }: FactTextProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const { kind, value, text, from, until, state, countries } = row;
  const day = (iso: string) => <DateText iso={iso} locale={locale} isShort />;
  return (
    <>
      {value !== undefined && (
        <strong>{kind === 'years' ? t('facts.years', { count: value }) : valueText(row, locale)}</strong>
      )}{' '}
      {text}
      {countries && (
        <>
          {text && !text.endsWith('.') && '.'} {t('facts.exempt')}{' '}
          {countries.map((country) => countryName(country, locale)).join(', ')}
        </>
      )}
      {(state || from || until) && kind !== 'change' && (
        <small>
          {state && `${factStateNames[state][locale]}.`}
          {from && (
            <>
              {' '}
              {t('facts.from')} {day(from)}
            </>
          )}
          {until && (
            <>
              {' '}
              {t('facts.until')} {day(until)}
            </>
          )}
        </small>
      )}
    </>
  );
}
