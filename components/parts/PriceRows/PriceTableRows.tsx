import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { CountryPrices } from '@/services/domain/services/priceTable';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Area, Table, VatNote } from './PriceRows.styles';
import { ServiceRow } from './ServiceRow';

interface PriceTableRowsProps {
  groups: CountryPrices['groups'];
  /** The country's name. */
  name: string;
}

/** The table of a country's prices; the VAT label of the first price is said once for all that have it. */
export function PriceTableRows({ groups, name }: PriceTableRowsProps) {
  const { t } = useTranslation('prices');
  const services = groups.flatMap((group) => group.services);
  const vatLabel = services.flatMap(({ prices }) => prices)[0]?.vatLabel ?? '';
  const places = { country: name, union: t('union'), anywhere: t('anywhere') };
  return (
    <>
      <VatNote>{t('vat', { vatLabel })}</VatNote>
      <Table role="table">
        <caption>
          <VisuallyHidden>{t('caption', { country: name })}</VisuallyHidden>
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
        {groups.map(({ place, services: there }) => (
          <tbody key={place}>
            <tr role="row">
              <Area role="rowheader" scope="rowgroup" colSpan={4}>
                {places[place]}
              </Area>
            </tr>
            {there.map((service) => (
              <ServiceRow key={service.id} service={service} vatLabel={vatLabel} />
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}
