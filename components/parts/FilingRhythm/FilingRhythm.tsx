import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { type FilingRhythm as Rhythm, filingRhythms } from '@/contract/lists/filingRhythms';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { filingIn } from '@/shared/dueDates/vatReturns';

export interface FilingRhythmProps {
  /** The countries of the VAT returns: ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Those of their VAT returns at least. */
  rules: readonly DueRule[];
  rhythm: Rhythm;
  /** Gets the rhythm that the visitor chooses. Without it, and where no country has another, the rhythm is only shown. */
  onChange?: (rhythm: Rhythm) => void;
}

const Choice = styled.div`
  @media print, (scripting: none) {
    display: none;
  }
`;

const Assumed = styled.ul`
  max-width: ${theme.width.text};
  margin-block: ${theme.space.s} ${theme.space.m};
  font-size: ${theme.size.s};
  list-style: none;
`;

/**
 * How often VAT returns are filed: the assumption behind yearly totals and dates, with what it means in each country.
 * @avoid For returns whose rhythm the law fixes, such as those of the One-Stop Shop.
 * @accessibility Radio buttons with a legend; countries with the same rhythm share a line.
 */
export function FilingRhythm({ countries, rules, rhythm, onChange }: FilingRhythmProps) {
  const { t } = useTranslation('offer');
  const locale = useLocale();
  const group = useId();
  if (countries.length === 0) return null;
  const filingText = (country: string, filed = rhythm) => {
    const { period, hasAnnual, count } = filingIn(rules, country, filed);
    if (!period) return t('rhythm.unknown', { count });
    return t(hasAnnual ? 'rhythm.withAnnual' : 'rhythm.filed', {
      rhythm: t(`rhythm.periods.${period}`),
      count,
    });
  };
  const filings = countries.map((country) => ({
    name: countryName(country, locale),
    filing: filingText(country),
  }));
  const isFixed = (country: string) =>
    new Set(filingRhythms.map((value) => filingText(country, value))).size === 1;
  const namesOf = (text: string) => filings.flatMap(({ name, filing }) => (filing === text ? [name] : []));
  return (
    <>
      {onChange && !countries.every(isFixed) && (
        <Choice>
          <ChoiceGroup
            type="radio"
            name={group}
            // No entry of a form around it.
            form=""
            legend={t('rhythm.label')}
            hint={t('rhythm.hint')}
            chosen={rhythm}
            choices={filingRhythms.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
            onChange={({ target }) => onChange(target.value as Rhythm)}
          />
        </Choice>
      )}
      <Assumed aria-label={t('rhythm.assumed')}>
        {[...new Set(filings.map(({ filing }) => filing))].map((filing) => (
          <li key={filing}>
            {namesOf(filing).join(', ')}: {filing}
          </li>
        ))}
      </Assumed>
    </>
  );
}
