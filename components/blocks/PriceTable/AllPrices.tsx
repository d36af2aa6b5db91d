import type { Service } from '@/services/domain/service';

import { PriceText } from '../PriceText/PriceText';
import { Cell, Duration, Item, Name } from './PriceTable.styles';
import { TwoColumns } from './TwoColumns';

/** Every price of each service, under its name. */
export function AllPrices({ caption, services }: { caption: string; services: Service[] }) {
  return (
    <TwoColumns caption={caption}>
      {services.map(({ id, name, duration, prices }) => (
        <tbody key={id}>
          <tr>
            <Name scope="rowgroup" colSpan={2}>
              {name}
              <Duration>{duration}</Duration>
            </Name>
          </tr>
          {prices.map((price) => (
            <tr key={price.id}>
              <Item scope="row">{price.label}</Item>
              <Cell>
                <PriceText price={price} />
              </Cell>
            </tr>
          ))}
        </tbody>
      ))}
    </TwoColumns>
  );
}
