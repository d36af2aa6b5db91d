import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { filterServices } from '@/services/domain/services/serviceAreas';
import { groupByCategory } from '@/services/domain/services/serviceGroups';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { useTranslation } from '@/services/i18n/useTranslation';

import { ServiceCategories } from './ServiceCategories';
import { Count, Empty, FromHere } from './ServiceDirectory.styles';
import { ServiceFilters } from './ServiceFilters';
import { useServiceFilter } from './useServiceFilter';

/** So few services are shown with everything they have. */
const few = 3;

interface ServiceDirectoryProps {
  /** Heading, lead and services with their prices in minor units (cents). */
  block: BlockOf<'serviceDirectory'>;
}

/**
 * Every service by category, narrowed down by the address: `?tabIndex=` opens an area, `?productAttr=` the
 * area of a category and the category's place in it, `?country=` a country.
 * @avoid To sell one service: a page of its own, with `CallToAction`.
 * @accessibility Filters are links with addresses of their own; the number of services is announced.
 */
export function ServiceDirectory({ block }: ServiceDirectoryProps) {
  const { t } = useTranslation('blocks');
  const { services } = block;
  const { filter, category: asked, hrefOf } = useServiceFilter(services);
  const shown = filterServices(services, filter);
  const groups = groupByCategory(shown);
  const place = groups.findIndex(({ category }) => category === asked);
  const [before, fromHere] = place < 0 ? [groups, []] : [groups.slice(0, place), groups.slice(place)];
  const list = { filter, areOpen: shown.length <= few };
  useSectionFromQuery('productAttr');
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
      <ServiceCategories groups={before} {...list} />
      {fromHere.length > 0 && (
        <FromHere>
          <ServiceCategories groups={fromHere} {...list} />
        </FromHere>
      )}
    </Section>
  );
}
