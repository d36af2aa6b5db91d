import { countryCodes, isCountryCode } from '@/contract/lists/countries';
import { countryName } from '@/contract/lists/countryName';
import { fixedCodesOf, isOpenCategory, serviceCodeTable } from '@/contract/lists/serviceCodes';
import type { ServiceCategory } from '@/contract/lists/services';

import type { ContentLanguage } from '../../../domain/languages';
import type { OpenCode } from './openCodes';

/** VAT codes and country codes agree where both lists have the number. */
const countryOf = (category: ServiceCategory, code: number, language: ContentLanguage): string[] =>
  category === 'vat' && isCountryCode(code) ? [countryName(countryCodes[code])[language]] : [];

/**
 * The codes that a service of a category can have, each with the category's Chinese name and, for VAT, its country:
 * `2 · VAT · Germany`. None for categories without codes.
 */
export function codeOptions(
  category: ServiceCategory | undefined,
  added: OpenCode[],
  language: ContentLanguage,
): { value: string; label: string }[] {
  if (!category || !(category in serviceCodeTable)) return [];
  const { chinese } = serviceCodeTable[category as keyof typeof serviceCodeTable];
  const codes = isOpenCategory(category)
    ? added.filter((row) => row.category === category).map(({ code }) => code)
    : fixedCodesOf(category);
  return [...codes]
    .sort((a, b) => a - b)
    .map((code) => ({
      value: String(code),
      label: [code, chinese, ...countryOf(category, code, language)].join(' · '),
    }));
}
