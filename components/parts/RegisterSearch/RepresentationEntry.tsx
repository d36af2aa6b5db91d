import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { paths } from '@/services/config/paths';
import type { Representation } from '@/services/domain/registers/register';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

import { RegisterEntry } from './RegisterEntry';

/** An entry of the register of authorised representatives. */
export function RepresentationEntry({ entry }: { entry: Representation }) {
  const { t } = useTranslation('registers');
  const locale = useLocale();
  return (
    <RegisterEntry
      path={paths.representations}
      number={entry.number}
      title={`${entry.company}, ${countryName(entry.companyCountry, locale)}`}
      status={{ label: t(`representation.status.${entry.status}`), isInForce: entry.status === 'active' }}
      facts={[
        [t('representation.product'), entry.product],
        [t('representation.area'), entry.areaName],
        [t('representation.representative'), entry.representative],
        [t('representation.territory'), countryName(entry.territory, locale)],
        [t('representation.since'), <DateText key="since" iso={entry.startsOn} locale={locale} />],
        [
          t('representation.until'),
          entry.endsOn && <DateText key="until" iso={entry.endsOn} locale={locale} />,
        ],
      ]}
    />
  );
}
