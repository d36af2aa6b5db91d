import { useTranslation } from 'next-i18next/pages';

import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { languageTags } from '@/services/domain/locale';
import { filterChoices, filterRows, groupRows } from '@/services/domain/priceRows';
import type { PriceRow } from '@/services/domain/service';
import { useLocale } from '@/services/hooks/useLocale';
import { useQueryState } from '@/services/hooks/useQueryState';

import { PriceText } from '../PriceText/PriceText';
import { Cell, Count, Filters, Item, Label, Name, Place, Table } from './PriceRows.styles';

/** Every price in one table, by area; narrowed down by area and country. The choice stands in the address. */
export function PriceRows({ rows }: { rows: PriceRow[] }) {
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
  const shown = filterRows(rows, { category, country });
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
      <Count role="status">{t('count', { count: shown.length })}</Count>
      {shown.length > 0 && (
        <Table>
          <caption>
            <VisuallyHidden>{t('caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('service')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          {groupRows(shown).map(({ category: area, name, rows: entries }) => (
            <tbody key={area} id={area}>
              <tr>
                <Name scope="rowgroup" colSpan={2}>
                  {name}
                </Name>
              </tr>
              {entries.map(({ id, name: service, countryName, href, price }) => (
                <tr key={`${id} ${price.id}`}>
                  <Item scope="row">
                    {href ? <TextLink href={href}>{service}</TextLink> : service}
                    <Label>{price.label}</Label>
                    {countryName && <Place>{countryName}</Place>}
                  </Item>
                  <Cell>
                    <PriceText price={price} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </>
  );
}
