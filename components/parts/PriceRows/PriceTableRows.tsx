import { useTranslation } from 'next-i18next/pages';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { CountryPrices } from '@/services/domain/services/priceTable';

import { Area, Line, Table, VatNote } from './PriceRows.styles';
import { ServiceRow } from './ServiceRow';

interface PriceTableRowsProps {
  groups: CountryPrices['groups'];
  /** The country's name. */
  name: string;
}

/** The table of a country's prices, folded by area; the VAT label of the first price is said once for all that have it. */
export function PriceTableRows({ groups, name }: PriceTableRowsProps) {
  const { t } = useTranslation('prices');
  const { t: words } = useTranslation('serviceDirectory');
  const [first] = groups.flatMap(({ services }) => services.flatMap(({ prices }) => prices));
  const vatLabel = first?.vatLabel ?? '';
  return (
    <>
      {first && <VatNote>{t(`vat.${first.vatMode}`, { vatLabel })}</VatNote>}
      {groups.map(({ area, services }) => (
        <Area key={area} id={area}>
          <Line>
            <h3>{words(`area.${area}`)}</h3>
            <small data-count>{t('count', { count: services.length })}</small>
          </Line>
          <Table role="table">
            <caption>
              <VisuallyHidden>{t('caption', { country: name, area: words(`area.${area}`) })}</VisuallyHidden>
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
