import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { Narrowed } from '@/components/ui/Narrowed/Narrowed';
import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isServiceCategory } from '@/contract/lists/services';
import type { ServiceType } from '@/contract/lists/serviceTypes';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import {
  filterServices,
  placesIn,
  queryOfFilter,
  type ServiceFilter,
} from '@/services/domain/services/serviceAreas';
import { useFilteredFolds } from '@/services/hooks/useFilteredFolds';
import { useSectionFromQuery } from '@/services/hooks/useSectionFromQuery';
import { withTexts } from '@/services/i18n/loadTexts';

import { Count, Empty, Terms } from './ServiceDirectory.styles';
import { ServiceFilters } from './ServiceFilters';
import { type OpenRow, useOpenRows } from './useOpenRows';
import { useServiceFilter } from './useServiceFilter';

const StaticServiceFolds = islandComponent(() =>
  loadChunk(() => import('./ServiceFolds')).then((loaded) => loaded.ServiceFolds),
);

/** In place of code that did not come: the row's link is followed. */
function FollowLink({ href }: Pick<OpenRow, 'href'>) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}

/** Loaded with the first row that is opened. */
const LateOpenService = dynamic(
  () =>
    loadOptional(() => withTexts(['entry', 'offer', 'price'], import('./OpenService'))).then(
      (loaded) => loaded?.OpenService ?? FollowLink,
    ),
  { ssr: false },
);

/** So few services need no filters, and of a category are shown at once where a filter has found them. */
const few = 3;

/** Whether a filter leaves a service in the list: its place stands in its row and in the fold of its category. */
function fits({ dataset: { country, type } }: HTMLElement, { id }: HTMLElement, filter: ServiceFilter) {
  if (!isServiceCategory(id)) return false;
  const ofType = (Number(type) || null) as ServiceType | null;
  return filterServices([{ category: id, country: country ?? null, type: ofType }], filter).length > 0;
}

interface ServiceDirectoryProps {
  /** Heading, lead, services with their prices in minor units (cents), and what the filters know of them. */
  block: BlockOf<'serviceDirectory'>;
}

/**
 * Every service by category, folded, narrowed down by the address: `?tabIndex=` opens an area, `?country=` a country,
 * `?productAttr=` a category, and with a country its area. A service opens in its place; without scripts it leads to its
 * place on the page of its category.
 * @avoid To sell one service: a page of its own, with `CallToAction`.
 * @accessibility Filters are links with addresses of their own; the number of services is announced. The link of a row
 *   says whether the row is open, and what it opens follows it.
 */
export function ServiceDirectory({ block }: ServiceDirectoryProps) {
  const { t } = useTranslation('serviceDirectory');
  const { facets, services } = block;
  const places = placesIn(facets);
  const { isReady, filter, category: asked, hrefOf } = useServiceFilter(places);
  const folds = useRef<HTMLDivElement>(null);
  const { length: count } = filterServices(places, filter);
  const countWords = (number: number) => t('count', { count: number });
  const isFiltered = queryOfFilter(filter) !== '';
  const wasFiltered = useRef(false);
  useFilteredFolds(folds, {
    rows: ':scope > ul > li',
    fits: (row, fold) => fits(row, fold, filter),
    opens: ({ id }, left) =>
      isFiltered || wasFiltered.current || id === asked
        ? id === asked || (isFiltered && left <= few)
        : undefined,
    countWords,
    filter: isReady ? `${queryOfFilter(filter)}#${asked}` : undefined,
    list: block,
  });
  useLayoutEffect(() => {
    wasFiltered.current = isFiltered;
  }, [isFiltered]);
  const openRows = useOpenRows(folds, block);
  useSectionFromQuery('productAttr');
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} wide>
      {places.length === 0 ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <Narrowed isReady={isReady}>
          {places.length > few && <ServiceFilters facets={facets} filter={filter} hrefOf={hrefOf} />}
          <Count role="status">{count > 0 ? countWords(count) : t('none')}</Count>
          {count === 0 && <TextLink href={paths.services}>{t('showAll')}</TextLink>}
          <div ref={folds} data-unhydrated="" data-filtered={isFiltered || undefined}>
            <StaticServiceFolds services={services} />
          </div>
          {openRows.map(({ place, ...row }) =>
            createPortal(<LateOpenService {...row} />, place, String(row.id)),
          )}
          {block.lead && <Terms>{block.lead}</Terms>}
        </Narrowed>
      )}
    </Section>
  );
}
