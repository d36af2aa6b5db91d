import { PriceText } from '@/components/parts/PriceText/PriceText';
import { Flag } from '@/components/ui/Flag/Flag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isRecurring, yearlyPrice } from '@/services/domain/activities/yearly';
import type { Price, PricedService } from '@/services/domain/services/service';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Amount, Cell, Covers, Name, Place, Row } from './PriceRows.styles';

const amounts = (prices: Price[]) =>
  prices.map((price) => (
    <Amount key={price.id}>
      <PriceText price={price} />
      <Covers>{price.label}</Covers>
    </Amount>
  ));

/** One service: what is paid once, what comes back, and what that makes in a year. */
export function ServiceRow({ service }: { service: PricedService }) {
  const { t } = useTranslation('prices');
  const { name, country, countryName, href, prices } = service;
  const yearly = yearlyPrice(prices);
  return (
    <Row role="row">
      <Name role="rowheader" scope="row">
        {href ? <TextLink href={href}>{name}</TextLink> : name}
        {country && countryName && (
          <Place>
            <Flag country={country} /> {countryName}
          </Place>
        )}
      </Name>
      <Cell role="cell" data-column={t('once')}>
        {amounts(prices.filter((price) => !isRecurring(price)))}
      </Cell>
      <Cell role="cell" data-column={t('running')}>
        {amounts(prices.filter(isRecurring))}
      </Cell>
      <Cell role="cell" data-column={t('yearly')}>
        {yearly && <PriceText price={yearly} />}
      </Cell>
    </Row>
  );
}
