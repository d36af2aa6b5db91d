import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { pathOfSearch, paths } from '@/services/config/paths';
import type { Declaration } from '@/services/domain/register';
import { useLocale } from '@/services/hooks/useLocale';

import { Entry, EntryTitle, Facts } from './RegisterSearch.styles';

/** One declaration of conformity, as the register has it. */
export function DeclarationEntry({ entry }: { entry: Declaration }) {
  const { t } = useTranslation('registers');
  const locale = useLocale();
  const { number, product, model, company, companyCountry, representative, legislation, standards } = entry;
  const facts: [name: string, value: string][] = [
    [t('declaration.company'), `${company} (${companyCountry})`],
    [t('declaration.model'), model],
    ...(representative ? [[t('declaration.representative'), representative] as [string, string]] : []),
    [t('declaration.legislation'), legislation.join('; ')],
    ...(standards.length > 0 ? [[t('declaration.standards'), standards.join('; ')] as [string, string]] : []),
  ];
  return (
    <Entry>
      <EntryTitle>
        <span>
          <TextLink href={pathOfSearch(paths.declarations, number, 1)}>{number}</TextLink> · {product}
        </span>
        <Tag
          label={t(`declaration.status.${entry.status}`)}
          tone={entry.status === 'inForce' ? 'quiet' : 'signal'}
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
          <dt>{t('declaration.issuedOn')}</dt>
          <dd>
            <DateText iso={entry.issuedOn} locale={locale} />
          </dd>
        </div>
      </Facts>
    </Entry>
  );
}
