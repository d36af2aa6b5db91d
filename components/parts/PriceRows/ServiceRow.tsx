import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { paths } from '@/services/config/paths';
import { isRecurring, yearlyPrice } from '@/services/domain/activities/yearly';
import type { Price, PricedService } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Cell, Row } from './PriceRows.styles';

interface ServiceRowProps {
  service: PricedService;
  /** The VAT label that is said once for the table; a price with another says its own. */
  vatLabel: string;
}

/** One service: what is paid once, what comes back, and what that makes in a year. It leads to its place among all. */
export function ServiceRow({ service, vatLabel }: ServiceRowProps) {
  const { t } = useTranslation('prices');
  const priceWords = usePriceWords();
  const { id, name, category, categoryName, prices } = service;
  const yearly = yearlyPrice(prices);
  const words = (price: Omit<Price, 'id' | 'label'>) =>
    [priceWords(price), price.vatLabel !== vatLabel && price.vatLabel].filter(Boolean).join(', ');
  const amounts = (some: Price[]) =>
    some.map((price) => (
      <div key={price.id}>
        {words(price)}
        <small>{price.label}</small>
      </div>
    ));
  return (
    <Row role="row" data-category={category}>
      <th role="rowheader" scope="row">
        <Anchor href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{name}</Anchor>
        <small>{categoryName}</small>
      </th>
      <Cell role="cell" data-column={t('once')}>
        {amounts(prices.filter((price) => !isRecurring(price)))}
      </Cell>
      <Cell role="cell" data-column={t('running')}>
        {amounts(prices.filter(isRecurring))}
      </Cell>
      <Cell role="cell" data-column={t('yearly')}>
        {yearly && words(yearly)}
      </Cell>
    </Row>
  );
}
