'use client';

import type { TextFieldClientProps } from 'payload';

import { countryName } from '@/contract/lists/countryName';

import { ListedSelect } from './ListedSelect';
import { useAdminLanguage } from './useAdminLanguage';

interface CountrySelectProps extends TextFieldClientProps {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/** Some countries by name. */
export function CountrySelect({ path, field, readOnly, countries }: CountrySelectProps) {
  const language = useAdminLanguage();
  const options = countries
    .map((country) => ({ value: country, label: countryName(country)[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return <ListedSelect path={path} label={field.label} options={options} readOnly={readOnly} />;
}
