import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';

import { ChipBar } from '@/components/ui/Chips/ChipBar';
import { Chips } from '@/components/ui/Chips/Chips';
import { useChosenInView } from '@/components/ui/Chips/useChosenInView';
import { Flag } from '@/components/ui/Flag/Flag';
import { serviceTypeNumbers, serviceTypes } from '@/contract/lists/serviceTypes';
import {
  filterServices,
  placesIn,
  queryOfFilter,
  serviceAreas,
  type ServiceFacets,
  type ServiceFilter,
} from '@/services/domain/services/serviceAreas';
import { useLocale } from '@/services/hooks/useLocale';

interface ServiceFiltersProps {
  facets: ServiceFacets;
  filter: ServiceFilter;
  hrefOf: (filter: ServiceFilter, anchor: string | undefined) => string;
}

/**
 * Areas, types of company services and countries as chips, each with how many services it has for the other choice: links
 * with an address each, which without scripts lead to the place in the list.
 */
export function ServiceFilters({ facets, filter, hrefOf }: ServiceFiltersProps) {
  const { t } = useTranslation('serviceDirectory');
  const router = useRouter();
  const { countries, companyTypes } = facets;
  const locale = useLocale();
  const services = placesIn(facets);
  const types = serviceTypeNumbers.filter((type) => companyTypes.includes(type));
  const { area: openArea, country: openCountry, type: openType } = filter;
  const linkTo = (target: ServiceFilter) => {
    const [first] = filterServices(services, target);
    const isCurrent = target.area === openArea && target.country === openCountry && target.type === openType;
    return {
      href: hrefOf(target, first?.category),
      'aria-current': isCurrent || undefined,
      prefetch: false,
      // Marked at once when it is pressed before hydration (services/config/earlyScript.js).
      'data-choice': '',
      // Next would scroll to the anchor, which is for those without scripts; here the visitor stays where the filters are.
      onNavigate: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void router.push(hrefOf(target, undefined), undefined, { scroll: false, shallow: true });
      },
    };
  };
  const choices = useRef<HTMLDivElement>(null);
  useChosenInView(choices, queryOfFilter(filter));
  const countOf = (target: ServiceFilter) => filterServices(services, target).length;
  /** A country stays chosen where the other area has something for it, and an area where it has something for the other country. */
  const areaTarget = (area: ServiceFilter['area']): ServiceFilter =>
    countOf({ area, country: openCountry }) > 0 ? { area, country: openCountry } : { area };
  const countryTarget = (country: string | undefined): ServiceFilter =>
    countOf({ area: openArea, country }) > 0 ? { area: openArea, country } : { country };
  return (
    <ChipBar ref={choices}>
      <Chips $isRow aria-label={t('areas')}>
        {[undefined, ...serviceAreas]
          .filter((area) => countOf({ area }) > 0)
          .map((area) => (
            <NextLink
              key={area ?? 'all'}
              {...linkTo(areaTarget(area))}
              aria-current={area === openArea || undefined}
              data-choice={area ?? ''}
            >
              {area ? t(`area.${area}`) : t('area.all')}{' '}
              <span>{countOf({ area, country: openCountry })}</span>
            </NextLink>
          ))}
      </Chips>
      {openArea === 'company' && types.length > 1 && (
        <Chips $isRow aria-label={t('types')}>
          <NextLink {...linkTo({ area: openArea })}>{t('allTypes')}</NextLink>
          {types.map((type) => (
            <NextLink key={type} {...linkTo({ area: openArea, type })}>
              {serviceTypes[type][locale]}
            </NextLink>
          ))}
        </Chips>
      )}
      {countries.length > 1 && (
        <Chips $isRow aria-label={t('countries')}>
          <NextLink {...linkTo({ area: openArea })} aria-current={openCountry === undefined || undefined}>
            {t('allCountries')} <span>{countOf({ area: openArea })}</span>
          </NextLink>
          {countries.map(({ country, name }) => (
            <NextLink
              key={country}
              {...linkTo(countryTarget(country))}
              aria-current={country === openCountry || undefined}
            >
              <Flag country={country} />
              {name} <span>{countOf({ area: openArea, country })}</span>
            </NextLink>
          ))}
        </Chips>
      )}
    </ChipBar>
  );
}
