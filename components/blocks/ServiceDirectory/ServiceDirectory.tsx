import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ServiceDirectoryBlock } from '@/services/domain/page';
import { groupByCategory } from '@/services/domain/serviceGroups';

import { CategoryLinks, Category, CategoryName, Empty, Entries } from './ServiceDirectory.styles';
import { ServiceEntry } from './ServiceEntry';

/** Every service with its prices by category. A category's code is its anchor, so that `#vat` leads to it from anywhere. */
export function ServiceDirectory({ block }: { block: ServiceDirectoryBlock }) {
  const { t } = useTranslation('blocks');
  const groups = groupByCategory(block.services);
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      {groups.length === 0 && <Empty>{t('serviceDirectory.empty')}</Empty>}
      {groups.length > 2 && (
        <nav aria-label={t('serviceDirectory.categories')}>
          <CategoryLinks>
            {groups.map(({ category, name, services }) => (
              <li key={category}>
                <TextLink href={`#${category}`}>{name}</TextLink> <span>{services.length}</span>
              </li>
            ))}
          </CategoryLinks>
        </nav>
      )}
      {groups.map(({ category, name, services }) => (
        <Category key={category} id={category}>
          <CategoryName>{name}</CategoryName>
          <Entries>
            {services.map((service) => (
              <ServiceEntry key={service.id} service={service} />
            ))}
          </Entries>
        </Category>
      ))}
    </Section>
  );
}
