import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { PriceTableBlock } from '@/services/domain/page';

import { PriceText } from '../PriceText/PriceText';
import { Cell, Duration, Empty, Item, Name, Table } from './PriceTable.styles';

/** Two columns only, so that the table stays a table on a phone. */
export function PriceTable({ block }: { block: PriceTableBlock }) {
  const { t } = useTranslation('blocks');
  const services = block.services.filter(({ prices }) => prices.length > 0);
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      {services.length === 0 ? (
        <Empty>{t('priceTable.empty')}</Empty>
      ) : (
        <Table>
          <caption>
            <VisuallyHidden>{block.heading}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('priceTable.item')}</th>
              <th scope="col">{t('priceTable.price')}</th>
            </tr>
          </thead>
          {services.map((service) => (
            <tbody key={service.id}>
              <tr>
                <Name scope="rowgroup" colSpan={2}>
                  {service.name}
                  <Duration>{service.duration}</Duration>
                </Name>
              </tr>
              {service.prices.map((price) => (
                <tr key={price.id}>
                  <Item scope="row">{price.label}</Item>
                  <Cell>
                    <PriceText price={price} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </Section>
  );
}
