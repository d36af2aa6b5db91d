import { useTranslation } from 'next-i18next/pages';

import { Empty } from '@/components/parts/PriceEstimate/PriceTable.styles';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import type { BlockOf } from '@/services/domain/content/page';

import { AllPrices } from './AllPrices';
import { ShortPrices } from './ShortPrices';

interface PriceTableProps {
  /** Heading, lead and services with their prices; a short one has a line for each. */
  block: BlockOf<'priceTable'>;
  /** Its ground. */
  tone?: Tone;
}

/**
 * The prices of some services: all of them, or a line for each service with what it costs once and in a year.
 * @avoid For all prices: their page has them, with filters.
 * @accessibility A table with a caption, or a list; every amount is read with its unit and VAT label.
 */
export function PriceTable({ block, tone }: PriceTableProps) {
  const { t } = useTranslation('blocks');
  const services = block.services.filter(({ prices }) => prices.length > 0);
  const Prices = block.isShort ? ShortPrices : AllPrices;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone}>
      {services.length === 0 ? (
        <Empty>{t('priceTable.empty')}</Empty>
      ) : (
        <Prices caption={block.heading} services={services} />
      )}
    </Section>
  );
}
