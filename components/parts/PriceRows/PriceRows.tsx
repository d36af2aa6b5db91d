import { SelectField } from '@/components/ui/SelectField/SelectField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { languageTags } from '@/services/domain/locale/locale';
import { filterChoices, filterRows, groupRows } from '@/services/domain/services/priceRows';
import type { PriceRow } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Area, Count, Filters, Table } from './PriceRows.styles';
import { ServiceRow } from './ServiceRow';
import { useQueryState } from './useQueryState';

interface PriceRowsProps {
  /** A price each, in minor units (cents) with its VAT label, and the service that it is for. */
  rows: PriceRow[];
}

/**
 * Every price in one table, a service a row, by area; narrowed down by area and country. The choice stands
 * in the address.
 * @avoid For a few services on a page of blocks: `PriceTable`.
 * @accessibility A table by rows and columns, also where a phone shows it as a list; the number of finds is
 *   announced.
 */
export function PriceRows({ rows }: PriceRowsProps) {
  const { t } = useTranslation('prices');
  const { categories, countries } = filterChoices(rows, languageTags[useLocale()]);
  const [category, setCategory] = useQueryState(
    'category',
    categories.map(({ value }) => value),
  );
  const [country, setCountry] = useQueryState(
    'country',
    countries.map(({ value }) => value),
  );
  const groups = groupRows(filterRows(rows, { category, country }));
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  return (
    <>
      <Filters>
        <SelectField
          label={t('category')}
          placeholder={t('allCategories')}
          options={categories}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        />
        <SelectField
          label={t('country')}
          placeholder={t('allCountries')}
          options={countries}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
      </Filters>
      <Count role="status">{t('count', { count })}</Count>
      {count > 0 && (
        <Table role="table">
          <caption>
            <VisuallyHidden>{t('caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr role="row">
              {['service', 'once', 'running', 'yearly'].map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ category: area, name, services }) => (
            <tbody key={area} id={area}>
              <tr role="row">
                <Area role="rowheader" scope="rowgroup" colSpan={4}>
                  {name}
                </Area>
              </tr>
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </>
  );
}
