import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';

import { Chips } from '@/components/ui/Chips/Chips';
import { paths } from '@/services/config/paths';

import { Note } from './CompareView.styles';

interface PricesByCountryProps {
  /** By the alphabet of the language; `country` is ISO 3166-1 alpha-2. */
  countries: { country: string; name: string }[];
}

/** The scope of the comparison, and the way to the prices of each country. */
export function PricesByCountry({ countries }: PricesByCountryProps) {
  const { t } = useTranslation('compare');
  return (
    <>
      <Note>{t('note')}</Note>
      <Chips aria-label={t('pricesBy')}>
        {countries.map(({ country, name }) => (
          <NextLink key={country} href={paths.pricesOf(country)} prefetch={false}>
            {name}
          </NextLink>
        ))}
      </Chips>
    </>
  );
}
