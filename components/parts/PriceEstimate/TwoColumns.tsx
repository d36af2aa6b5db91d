import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

import { Table } from './PriceTable.styles';

/** Two columns only, so that the table stays a table on a phone. */
export function TwoColumns({ caption, children }: { caption: string; children: ReactNode }) {
  const { t } = useTranslation('blocks');
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('priceTable.item')}</th>
          <th scope="col">{t('priceTable.price')}</th>
        </tr>
      </thead>
      {children}
    </Table>
  );
}
