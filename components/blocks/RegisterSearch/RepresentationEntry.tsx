import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { pathOfSearch, paths } from '@/services/config/paths';
import type { Representation } from '@/services/domain/register';
import { useLocale } from '@/services/hooks/useLocale';

import { Entry, EntryTitle, Facts } from './RegisterSearch.styles';

/** Who represents whom, as the register has it. */
export function RepresentationEntry({ entry }: { entry: Representation }) {
  const { t } = useTranslation('registers');
  const locale = useLocale();
  const { number, company, companyCountry, product, areaName, territory, representative } = entry;
  const facts: [name: string, value: string][] = [
    [t('representation.product'), product],
    [t('representation.area'), areaName],
    [t('representation.representative'), representative],
    [t('representation.territory'), territory],
  ];
  return (
    <Entry>
      <EntryTitle>
        <span>
          <TextLink href={pathOfSearch(paths.representations, number, 1)}>{number}</TextLink> · {company} (
          {companyCountry})
        </span>
        <Tag
          label={t(`representation.status.${entry.status}`)}
          tone={entry.status === 'active' ? 'quiet' : 'signal'}
        />
      </EntryTitle>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('representation.since')}</dt>
          <dd>
            <DateText iso={entry.startsOn} locale={locale} />
          </dd>
        </div>
        {entry.endsOn && (
          <div>
            <dt>{t('representation.until')}</dt>
            <dd>
              <DateText iso={entry.endsOn} locale={locale} />
            </dd>
          </div>
        )}
      </Facts>
    </Entry>
  );
}
