import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import type { WireFact } from '@/contract/calls/facts';
import { factKindNames, factStateNames } from '@/contract/lists/factNames';
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

/** One fact: its name, then its value, its words, and the days between which it holds. */
export function FactRow({ row }: { row: Row }) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const { kind, value, text, from, until, state, countries } = row;
  const day = (iso: string) => <DateText iso={iso} locale={locale} isShort />;
  return (
    <tr>
      <th scope="row">{kind === 'change' && from ? day(from) : factKindNames[kind][locale]}</th>
      <td>
        {value !== undefined && (
          <strong>
            {kind === 'years' ? t('countryFacts.years', { count: value }) : valueText(row, locale)}
          </strong>
        )}{' '}
        {text}
        {countries && (
          <>
            {' '}
            {t('countryFacts.exempt')} {countries.map((country) => countryName(country, locale)).join(', ')}
          </>
        )}
        {(state || from || until) && kind !== 'change' && (
          <small>
            {state && `${factStateNames[state][locale]}.`}
            {from && (
              <>
                {' '}
                {t('countryFacts.from')} {day(from)}
              </>
            )}
            {until && (
              <>
                {' '}
                {t('countryFacts.until')} {day(until)}
              </>
            )}
          </small>
        )}
      </td>
    </tr>
  );
}
