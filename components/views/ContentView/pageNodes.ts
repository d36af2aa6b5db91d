import type { Dataset, Offer, Service, Thing } from 'schema-dts';

import { faqNode, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { Block, ContentPage } from '@/services/domain/content/page';
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

type FactBlock = Extract<Block, { kind: 'countryFacts' | 'factTable' | 'factChanges' }>;
const showsFacts = (block: Block): block is FactBlock =>
  block.kind === 'countryFacts' || block.kind === 'factTable' || block.kind === 'factChanges';

/** The table of rates can be had as files; these have a licence. */
const rateFiles = (siteUrl: string) => ({
  license: 'https://creativecommons.org/licenses/by/4.0/',
  distribution: [
    {
      '@type': 'DataDownload' as const,
      encodingFormat: 'application/json',
      contentUrl: siteUrl + paths.ratesJson,
    },
    { '@type': 'DataDownload' as const, encodingFormat: 'text/csv', contentUrl: siteUrl + paths.ratesCsv },
  ],
});

function datasetNode(block: FactBlock, siteUrl: string): Dataset {
  const { heading, lead } = block;
  const facts = block.kind === 'countryFacts' ? block.facts : block.countries;
  return {
    '@type': 'Dataset',
    name: heading,
    description: `${heading}. ${lead}`,
    dateModified: facts
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1),
    isAccessibleForFree: true,
    creator: { '@id': organizationId(siteUrl) },
    ...(block.kind === 'factTable' && block.topic === 'rates' && rateFiles(siteUrl)),
  };
}

/** Returns the structured data of a page of blocks: its questions, its priced services and its facts. */
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
    ...blocks.filter(showsFacts).map((block) => datasetNode(block, siteUrl)),
  ];
}
