import { PriceText } from '@/components/parts/PriceText/PriceText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Price } from '@/services/domain/services/service';

import { Cell, Item, Name, SmallNote } from './PriceTable.styles';

interface ServicePricesProps {
  name: string;
  /** Address of the page with the details. */
  href?: string | null;
  /** In small words below the name. */
  note?: string;
  prices: Price[];
}

/** One service in a table of two columns: every price of it, under its name. */
export function ServicePrices({ name, href, note, prices }: ServicePricesProps) {
  return (
    <tbody>
      <tr>
        <Name scope="rowgroup" colSpan={2}>
          {href ? <TextLink href={href}>{name}</TextLink> : name}
          {note && <SmallNote>{note}</SmallNote>}
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
  );
}
