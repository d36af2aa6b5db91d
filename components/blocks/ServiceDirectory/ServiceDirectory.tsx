import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { ServiceDirectoryBlock } from '@/services/domain/page';
import { serviceCategories } from '@/services/domain/service';
import { filterServices, queryOfFilter } from '@/services/domain/serviceAreas';
import { groupByCategory } from '@/services/domain/serviceGroups';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { useServiceFilter } from '@/services/hooks/useServiceFilter';

import { Category, CategoryName, Count, Empty, Entries } from './ServiceDirectory.styles';
import { ServiceEntry } from './ServiceEntry';
import { ServiceFilters } from './ServiceFilters';

/** So few services are shown with everything they have. */
const few = 3;

/**
 * Every service by category, narrowed down by the address: `?tabIndex=` opens an area, `?productAttr=` the
 * area of a category and the category's place in it, `?country=` a country. A category's code is its
 * anchor, so that `#vat` leads to it from anywhere.
 * @avoid To sell one service: a page of its own, with `CallToAction`.
 * @accessibility Filters are links with addresses of their own; the number of services is announced.
 */
export function ServiceDirectory({ block }: { block: ServiceDirectoryBlock }) {
  const { t } = useTranslation('blocks');
  const { services } = block;
  const { filter, hrefOf } = useServiceFilter(services);
  const shown = filterServices(services, filter);
  useSectionFromQuery(serviceCategories, 'productAttr');
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      {services.length === 0 ? (
        <Empty>{t('serviceDirectory.empty')}</Empty>
      ) : (
        <>
          {services.length > few && <ServiceFilters services={services} filter={filter} hrefOf={hrefOf} />}
          <Count role="status">
            {shown.length > 0
              ? t('serviceDirectory.count', { count: shown.length })
              : t('serviceDirectory.none')}
          </Count>
          {shown.length === 0 && <TextLink href={paths.services}>{t('serviceDirectory.showAll')}</TextLink>}
        </>
      )}
      {groupByCategory(shown).map(({ category, name, services: entries }) => (
        // Another choice is another list: nothing of the last one moves to another place.
        <Category key={category + queryOfFilter(filter)} id={category}>
          <CategoryName>{name}</CategoryName>
          <Entries>
            {entries.map((service) => (
              <ServiceEntry key={service.id} service={service} isOpen={shown.length <= few} />
            ))}
          </Entries>
        </Category>
      ))}
    </Section>
  );
}
