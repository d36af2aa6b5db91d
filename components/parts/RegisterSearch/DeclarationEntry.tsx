import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { paths } from '@/services/config/paths';
import type { Declaration } from '@/services/domain/registers/register';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

import { RegisterEntry } from './RegisterEntry';

/** One declaration of conformity, as the register has it. */
export function DeclarationEntry({ entry }: { entry: Declaration }) {
  const { t } = useTranslation('registers');
  const locale = useLocale();
  return (
    <RegisterEntry
      path={paths.declarations}
      number={entry.number}
      title={entry.product}
      status={{ label: t(`declaration.status.${entry.status}`), isInForce: entry.status === 'inForce' }}
      facts={[
        [t('declaration.company'), `${entry.company}, ${countryName(entry.companyCountry, locale)}`],
        [t('declaration.model'), entry.model],
        [t('declaration.representative'), entry.representative],
        [t('declaration.legislation'), entry.legislation.join('; ')],
        [t('declaration.standards'), entry.standards.join('; ')],
        [t('declaration.issuedOn'), <DateText key="issued" iso={entry.issuedOn} locale={locale} />],
      ]}
    />
  );
}
