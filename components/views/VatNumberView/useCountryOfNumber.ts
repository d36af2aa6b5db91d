import { useTranslation } from 'next-i18next/pages';

import type { VatNumberLetters } from '@/contract/lists/vatNumber';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

/** Letters that are no code of ISO 3166-1 alpha-2. */
const codes: Partial<Record<VatNumberLetters, string>> = { CHE: 'CH', EL: 'GR' };

/** Names the country whose numbers begin with some letters. */
export function useCountryOfNumber(): (letters: VatNumberLetters) => string {
  const { t } = useTranslation('vatNumber');
  const locale = useLocale();
  return (letters) =>
    letters === 'XI' ? t('northernIreland') : countryName(codes[letters] ?? letters, locale);
}
