import { useRef } from 'react';

import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { filterServices, placesIn } from '@/services/domain/services/serviceAreas';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Count, Empty } from './ServiceDirectory.styles';
import { ServiceFilters } from './ServiceFilters';
import { useFilteredFolds } from './useFilteredFolds';
import { useServiceFilter } from './useServiceFilter';

const KeptServiceFolds = keptComponent(() =>
  loadChunk(() => import('./ServiceFolds')).then((loaded) => loaded.ServiceFolds),
);

/** So few services need no filters. */
const few = 3;

interface ServiceDirectoryProps {
  /** Heading, lead, services with their prices in minor units (cents), and what the filters know of them. */
  block: BlockOf<'serviceDirectory'>;
}

/**
 * Every service by category, folded, narrowed down by the address: `?tabIndex=` opens an area, `?country=` a country,
 * `?productAttr=` a category, and with a country its area. Each service leads to its place on the page of its
 * category.
 * @avoid To sell one service: a page of its own, with `CallToAction`.
 * @accessibility Filters are links with addresses of their own; the number of services is announced.
 */
export function ServiceDirectory({ block }: ServiceDirectoryProps) {
  const { t } = useTranslation('blocks');
  const { facets, services } = block;
  const places = placesIn(facets);
  const { isReady, filter, category: asked, hrefOf } = useServiceFilter(places);
  const folds = useRef<HTMLDivElement>(null);
  const { length: count } = filterServices(places, filter);
  const countWords = (number: number) => t('serviceDirectory.count', { count: number });
  useFilteredFolds(folds, { isReady, filter, asked, countWords, list: block });
  useSectionFromQuery('productAttr');
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      {places.length === 0 ? (
        <Empty>{t('serviceDirectory.empty')}</Empty>
      ) : (
        <>
          {places.length > few && <ServiceFilters facets={facets} filter={filter} hrefOf={hrefOf} />}
          <Count role="status">{count > 0 ? countWords(count) : t('serviceDirectory.none')}</Count>
          {count === 0 && <TextLink href={paths.services}>{t('serviceDirectory.showAll')}</TextLink>}
          <div ref={folds} data-unhydrated="">
            <KeptServiceFolds services={services} />
          </div>
        </>
      )}
    </Section>
  );
}
