import { contentPage } from '@/services/fixtures/pages';

import { pageNodes } from './pageNodes';

const siteUrl = 'https://www.example.com';
const page = contentPage();
const faq = page.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
const services = page.blocks.flatMap((block) => (block.kind === 'priceTable' ? block.services : []));

it('contains every question and answer of the page', () => {
  expect(faq.length).toBeGreaterThan(0);
  expect(pageNodes(page, siteUrl)[0]).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: page.language,
    mainEntity: faq.map(({ question, answerHtml }) => ({
      name: question,
      acceptedAnswer: { text: answerHtml },
    })),
  });
});

it('offers the services with prices, net or gross as on the page', () => {
  const [first] = services;
  const [price] = first?.prices ?? [];
  if (!first || !price) throw new Error('no price');
  expect(pageNodes(page, siteUrl)[1]).toMatchObject({
    '@type': 'Service',
    name: first.name,
    provider: { '@id': `${siteUrl}/#organization` },
    offers: expect.arrayContaining([
      expect.objectContaining({
        priceSpecification: expect.objectContaining({
          priceCurrency: price.currency,
          valueAddedTaxIncluded: price.vatMode === 'gross',
        }) as unknown,
      }),
    ]) as unknown,
  });
});

it('returns nothing without questions and prices', () => {
  expect(pageNodes({ ...page, blocks: [] }, siteUrl)).toEqual([]);
});
