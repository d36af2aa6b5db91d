import { useTranslation } from 'next-i18next/pages';

import { languageTags } from '@/services/domain/locale/locale';
import { furtherCountries, mainCountries, territories } from '@/services/domain/obligations/surveyCountries';
import { collator } from '@/services/domain/text/intl';

import { useLocale } from './useLocale';

interface Option {
  value: string;
  label: string;
}

/**
 * Countries by name: the usual ones in their order, the others and all of them by the alphabet of the language. The others
 * have territories too, which are no seat of a company.
 */
export function useCountryOptions(): { main: Option[]; further: Option[]; all: Option[] } {
  const { t } = useTranslation('business');
  const { compare } = collator(languageTags[useLocale()]);
  const named = (countries: readonly string[]) =>
    countries.map((value) => ({ value, label: t(`countries.${value}`) }));
  const sorted = (options: Option[]) => [...options].sort((a, b) => compare(a.label, b.label));
  const main = named(mainCountries);
  const further = named(furtherCountries);
  return {
    main,
    further: sorted([...further, ...named(territories)]),
    all: sorted([...main, ...further]),
  };
}
