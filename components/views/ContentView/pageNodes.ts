import type { Offer, Service, Thing } from 'schema-dts';

import { faqNode, organizationId } from '@/components/layout/PageHead/structuredData';
import type { ContentPage } from '@/services/domain/content/page';
import type { Price, PricedService } from '@/services/domain/services/service';

/** Every currency on offer has hundredths. */
const inMajorUnits = (amountMinor: number) => (amountMinor / 100).toFixed(2);

const offerNode = ({ label, amountMinor, currency, isFrom, vatMode }: Price): Offer => ({
  '@type': 'Offer',
  name: label,
  priceSpecification: {
    '@type': 'PriceSpecification',
    [isFrom ? 'minPrice' : 'price']: inMajorUnits(amountMinor),
    priceCurrency: currency,
    valueAddedTaxIncluded: vatMode === 'gross',
  },
});

const serviceNode = ({ name, prices }: Pick<PricedService, 'name' | 'prices'>, siteUrl: string): Service => ({
  '@type': 'Service',
  name,
  provider: { '@id': organizationId(siteUrl) },
  offers: prices.map(offerNode),
});

/** Returns the structured data of a page of blocks: its questions and its priced services. */
export function pageNodes({ blocks, language }: ContentPage, siteUrl: string): Thing[] {
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  const services = blocks.flatMap((block): Pick<PricedService, 'name' | 'prices'>[] => {
    if (block.kind === 'countryGuide') return block.guide.parts.flatMap((part) => part.services);
    return block.kind === 'priceTable' ? block.services : [];
  });
  return [
    ...(questions.length > 0
      ? [
          faqNode(
            questions.map(({ question, answerHtml }) => ({ question, answer: answerHtml })),
            language,
          ),
        ]
      : []),
    ...services.filter(({ prices }) => prices.length > 0).map((service) => serviceNode(service, siteUrl)),
  ];
}
