import { useTranslation } from 'next-i18next/pages';

import { All, Cell, Covered, Item, ServiceName } from '@/components/parts/PriceEstimate/PriceTable.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Service } from '@/services/domain/services/service';

import { TwoColumns } from '../../parts/PriceEstimate/TwoColumns';
import { PriceText } from '../../parts/PriceText/PriceText';

/** The lowest price of each service, one per row; the page of prices has the others. */
export function ShortPrices({ caption, services }: { caption: string; services: Service[] }) {
  const { t } = useTranslation('blocks');
  return (
    <>
      <TwoColumns caption={caption}>
        <tbody>
          {services.map(({ id, name, prices: [price] }) => (
            <tr key={id}>
              <Item scope="row">
                <ServiceName>{name}</ServiceName>
                <Covered>{price?.label}</Covered>
              </Item>
              <Cell>{price && <PriceText price={price} />}</Cell>
            </tr>
          ))}
        </tbody>
      </TwoColumns>
      <All>
        <TextLink href={paths.prices}>{t('priceTable.all')}</TextLink>
      </All>
    </>
  );
}
