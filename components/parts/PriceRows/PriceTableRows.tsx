import { useTranslation } from 'next-i18next/pages';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { type CountryPrices, furtherPrices, type PriceGroup } from '@/services/domain/services/priceTable';

import { Area, Line, Table, VatNote } from './PriceRows.styles';
import { ServiceRow } from './ServiceRow';

interface PriceTableRowsProps {
  groups: CountryPrices['groups'];
  /** The country's name. */
  name: string;
}

const isFurther = (id: PriceGroup['id']): id is (typeof furtherPrices)[number] =>
  furtherPrices.some((further) => further === id);

/**
 * The table of a country's prices by area, and folded what is not its own; the VAT label of the first price is said once
 * for all that have it.
 */
export function PriceTableRows({ groups, name }: PriceTableRowsProps) {
  const { t } = useTranslation('prices');
  const { t: words } = useTranslation('serviceDirectory');
  const [first] = groups.flatMap(({ services }) => services.flatMap(({ prices }) => prices));
  const vatLabel = first?.vatLabel ?? '';
  const nameOf = (id: PriceGroup['id']) => (isFurther(id) ? t(`further.${id}`) : words(`area.${id}`));
  return (
    <>
      {first && <VatNote>{t(`vat.${first.vatMode}`, { vatLabel })}</VatNote>}
      {groups.map(({ id, services }) => (
        <Area key={id} id={id} data-further={isFurther(id) || undefined}>
          <Line>
            <h2>{nameOf(id)}</h2>
            <small data-count>{t('count', { count: services.length })}</small>
          </Line>
          <Table role="table">
            <caption>
              <VisuallyHidden>{t('caption', { country: name, area: nameOf(id) })}</VisuallyHidden>
            </caption>
            <thead>
              {/* A table that is laid out otherwise loses its roles in some browsers. */}
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
              <tr role="row">
                {['service', 'once', 'yearly', 'offer'].map((column) => (
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
                  <th key={column} role="columnheader" scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} vatLabel={vatLabel} />
              ))}
            </tbody>
          </Table>
        </Area>
      ))}
    </>
  );
}
