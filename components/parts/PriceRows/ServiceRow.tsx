import { useTranslation } from 'next-i18next/pages';

import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { paths } from '@/services/config/paths';
import { isRecurring, yearlyPrice } from '@/services/domain/activities/yearly';
import type { Price, PricedService } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';

import { Cell, Row } from './PriceRows.styles';

interface ServiceRowProps {
  service: PricedService;
  /** The VAT label that is said once for the table; a price with another says its own. */
  vatLabel: string;
}

/** One service: what is paid once, and what comes back, as what it makes in a year. It leads to its place among all. */
export function ServiceRow({ service, vatLabel }: ServiceRowProps) {
  const { t } = useTranslation('prices');
  const priceWords = usePriceWords();
  const { id, name, category, categoryName, prices } = service;
  const yearly = yearlyPrice(prices);
  const running = prices.filter(isRecurring);
  const words = (price: Omit<Price, 'id' | 'label'>) =>
    [priceWords(price, isRecurring(price) ? 'year' : 'once'), price.vatLabel !== vatLabel && price.vatLabel]
      .filter(Boolean)
      .join(', ');
  const partOfYear = (price: Price) =>
    `${price.label}: ${priceWords(price)}${price.returnsAYear ? ` × ${price.returnsAYear.usual}` : ''}`;
  const amounts = (some: Price[]) =>
    some.map((price) => (
      <div key={price.id}>
        {words(price)}
        <small>{price.label}</small>
      </div>
    ));
  const isAsQuoted = running.length === 1 && running[0]?.unit === 'year';
  return (
    <Row role="row" data-category={category}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a table that is laid out otherwise loses its roles */}
      <th role="rowheader" scope="row">
        <Anchor href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{name}</Anchor>
        <small>{categoryName}</small>
      </th>
      <Cell role="cell" data-column={t('once')}>
        {amounts(prices.filter((price) => !isRecurring(price)))}
      </Cell>
      <Cell role="cell" data-column={t('yearly')}>
        {!yearly || isAsQuoted ? (
          amounts(running)
        ) : (
          <>
            {words(yearly)}
            <small>{running.map(partOfYear).join('; ')}</small>
          </>
        )}
      </Cell>
      <Cell role="cell">
        <DeferredPart name="addToOffer" props={{ service: { id, category, name }, isLine: true }} />
      </Cell>
    </Row>
  );
}
