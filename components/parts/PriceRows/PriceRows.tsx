import { useLayoutEffect, useRef } from 'react';

import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { CountryPrices } from '@/services/domain/services/priceTable';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Count, Filters } from './PriceRows.styles';
import { useQueryState } from './useQueryState';

const KeptPriceTable = keptComponent(() =>
  loadChunk(() => import('./PriceTableRows')).then((loaded) => loaded.PriceTableRows),
);

interface PriceRowsProps {
  /** The country's services by where they apply, with their prices in minor units (cents). */
  groups: CountryPrices['groups'];
  /** The country's name. */
  name: string;
  /** The categories in the table, and how many services each has. */
  categories: CountryPrices['categories'];
}

/**
 * Every price for a country in one table, a service a row; narrowed down by area. The choice stands in the address.
 * @avoid For a few services on a page of blocks: `PriceTable`.
 * @accessibility A table by rows and columns, also where a phone shows it as a list; the number of finds is
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
  useLayoutEffect(() => {
    for (const body of table.current?.querySelectorAll('tbody') ?? []) {
      const rows = [...body.querySelectorAll<HTMLElement>('[data-category]')];
      for (const row of rows) row.hidden = category !== '' && row.dataset.category !== category;
      body.hidden = rows.every(({ hidden }) => hidden);
    }
  }, [category, groups, name]);
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
      <div ref={table}>
        <KeptPriceTable groups={groups} name={name} />
      </div>
    </>
  );
}
