import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useRef } from 'react';

import { StaticCheckInvitation } from '@/components/parts/CheckInvitation/StaticCheckInvitation';
import { Section } from '@/components/ui/Section/Section';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import {
  type ComparedCountry,
  comparedCountries,
  mostCompared,
  withCountry,
} from '@/services/domain/obligations/comparison';

import { Choice } from './CompareView.styles';

const StaticComparisonTable = islandComponent(() =>
  loadChunk(() => import('@/components/parts/ComparisonTable/ComparisonTable')).then(
    (loaded) => loaded.ComparisonTable,
  ),
);

const StaticPrices = islandComponent(() =>
  loadChunk(() => import('./PricesByCountry')).then((loaded) => loaded.PricesByCountry),
);

/** Shows the columns of the chosen countries in HTML that React does not render anew. */
function show(container: HTMLElement, chosen: readonly string[]) {
  for (const cell of container.querySelectorAll<HTMLElement>('[data-country]'))
    cell.hidden = !chosen.includes(cell.dataset.country ?? '');
  for (const table of container.querySelectorAll<HTMLElement>('[data-comparison]'))
    table.style.setProperty('--countries', String(chosen.length));
}

interface CompareViewProps {
  /** By the alphabet of the language; `country` is ISO 3166-1 alpha-2. */
  countries: { country: string; name: string }[];
  /** The rows of the comparison, for all countries. */
  columns: ComparedCountry[];
}

/**
 * Two to four countries side by side. The choice stands in the address; without scripts the page compares two of them, and
 * links lead to the others.
 * @avoid For one country: `PriceView`.
 * @accessibility Native lists choose the countries; what is compared is announced.
 */
export function CompareView({ countries, columns }: CompareViewProps) {
  const { t } = useTranslation('compare');
  const router = useRouter();
  const tables = useRef<HTMLDivElement>(null);
  const known = countries.map(({ country }) => country);
  const chosen = comparedCountries(router.isReady ? router.query.countries : undefined, known);
  const asked = chosen.join(',');
  // The address follows later than somebody can choose a second country.
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = asked.split(',');
    if (tables.current) show(tables.current, latest.current);
  }, [asked, columns]);
  const choose = (place: number, country: string) => {
    latest.current = withCountry(latest.current, place, country);
    const address = `${paths.compare}?countries=${latest.current.join(',')}`;
    void router.replace(address, undefined, { shallow: true, scroll: false });
  };
  const names = countries.filter(({ country }) => chosen.includes(country)).map(({ name }) => name);
  return (
    <>
      <StaticPageOpening
        title={t('title')}
        lead={t('lead')}
        description={t('description')}
        isTool
        path={paths.compare}
        trail={[{ label: t('prices'), href: paths.prices }]}
      />
      <Section heading={t('heading')} wide>
        {countries.length > 1 ? (
          <>
            <Choice>
              {Array.from({ length: mostCompared }, (_, place) => (
                <SelectField
                  key={place}
                  label={t('choice', { place: place + 1 })}
                  placeholder={place > 1 ? t('nobody') : undefined}
                  options={countries.map(({ country, name }) => ({ value: country, label: name }))}
                  value={chosen[place] ?? ''}
                  onChange={({ target }) => choose(place, target.value)}
                />
              ))}
            </Choice>
            <VisuallyHidden role="status">{t('status', { names: names.join(', ') })}</VisuallyHidden>
            <div ref={tables}>
              <StaticComparisonTable columns={columns} shown={chosen} />
            </div>
            <StaticPrices countries={countries} />
          </>
        ) : (
          <p>{t('empty')}</p>
        )}
      </Section>
      <StaticCheckInvitation after="prices" />
    </>
  );
}
