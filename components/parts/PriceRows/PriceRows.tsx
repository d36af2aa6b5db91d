import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';

import { theme } from '@/components/theme/theme';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { CountryPrices } from '@/services/domain/services/priceTable';
import { useFilteredFolds } from '@/services/hooks/useFilteredFolds';

import { Count, Filters } from './PriceRows.styles';
import { useQueryState } from './useQueryState';

const StaticPriceTable = islandComponent(() =>
  loadChunk(() => import('./PriceTableRows')).then((loaded) => loaded.PriceTableRows),
);

/** From a tablet on, as in the theme. */
const wide = theme.from.tablet.replace('@media ', '');

interface PriceRowsProps {
  /** The country's services by area, with their prices in minor units (cents). */
  groups: CountryPrices['groups'];
  /** The country's name. */
  name: string;
  /** The categories in the table, and how many services each has. */
  categories: CountryPrices['categories'];
}

/**
 * Every price for a country in one table by area, a service a row, what is paid once and what a year costs; narrowed down
 * by category. The choice stands in the address. Areas are folded on a phone, and everywhere what is not the country's own.
 * @avoid For a few services on a page of blocks: `PriceTable`.
 * @accessibility Each area is a table by rows and columns, also where a phone shows it as a list; the number of finds is
 *   announced.
 */
export function PriceRows({ groups, name, categories }: PriceRowsProps) {
  const { t } = useTranslation('prices');
  const table = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useQueryState(
    'category',
    categories.map(({ value }) => value),
  );
  const count = categories
    .filter(({ value }) => !category || value === category)
    .reduce((sum, one) => sum + one.count, 0);
  useFilteredFolds(table, {
    rows: '[data-category]',
    fits: ({ dataset }) => category === '' || dataset.category === category,
    opens: ({ dataset }) => category !== '' || (!dataset.further && window.matchMedia(wide).matches),
    countWords: (left) => t('count', { count: left }),
    filter: category,
    list: groups,
  });
  return (
    <>
      <Filters>
        <SelectField
          label={t('category')}
          placeholder={t('allCategories')}
          options={categories.map(({ value, label }) => ({ value, label }))}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        />
      </Filters>
      <Count role="status">{t('count', { count })}</Count>
      <div ref={table} data-unhydrated="">
        <StaticPriceTable groups={groups} name={name} />
      </div>
    </>
  );
}
