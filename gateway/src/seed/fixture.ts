import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Localised } from '../../seed/types';
import type { SeedArticle } from './articleFiles';
import type { SeedContent } from './content';

const words = (text: string): Localised => ({ en: `${text} (en)`, de: `${text} (de)` });

const article = (slug: string, publishTime: string, related: string[]): SeedArticle => {
  const file = (language: 'en' | 'de') => ({
    frontMatter: {
      title: `${slug} ${language}`,
      summary: `Summary ${language}`,
      metaTitle: `Meta ${language}`,
      metaDescription: `Description ${language}`,
      articleType: 'companyEncy' as const,
      author: 'Desk',
      cover: 'square',
      publishTime,
      reviewTime: publishTime,
      isHot: false,
      related,
      sources: [{ title: 'Source', url: 'https://example.com/' }],
    },
    markdown: `First **bold** [link](/cht/Services) 1~€.\n\n## Heading\n\n- one\n- two\n\n> Quoted ${language}`,
  });
  return { slug, files: { en: file('en'), de: file('de') } };
};

/** A small gateway: enough to see every kind of content land where it should. */
export function fixtureContent(): SeedContent {
  const mediaFolder = mkdtempSync(path.join(tmpdir(), 'seed-media-'));
  writeFileSync(
    path.join(mediaFolder, 'square.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="white"/></svg>',
  );
  const link = { name: words('Link'), url: '/cht/Services' };
  return {
    mediaFolder,
    media: { square: { alt: words('A white square') } },
    articles: [article('older', '2026-01-01', ['newer']), article('newer', '2026-02-01', ['older'])],
    services: [
      {
        key: 'hk',
        serviceCode: null,
        serviceType: 1,
        category: 'company',
        countryCode: null,
        name: words('Company'),
        summary: words('Summary'),
        duration: words('Two weeks'),
        prices: [
          {
            label: words('Fee'),
            amount: 49_900,
            currency: 'EUR',
            isFrom: true,
            unit: 'once',
            vatMode: 'net',
            validFrom: '2026-01-01',
          },
        ],
      },
    ],
    partners: [{ name: 'Partner', kind: words('Logistics'), summary: words('Summary'), country: 'DE' }],
    vatRates: { asOf: '2026-11-01', rates: [{ country: 'DE', name: words('Germany'), rate: 19 }] },
    pages: [
      {
        pageKey: 'home',
        title: words('Home'),
        metaTitle: words('Home'),
        metaDescription: words('Home'),
        image: 'square',
        blocks: [
          {
            blockType: 'hero',
            eyebrow: words('Eyebrow'),
            title: words('Hero'),
            lead: words('Lead'),
            actions: [],
          },
          {
            blockType: 'steps',
            anchor: 'steps',
            heading: words('Steps'),
            steps: [{ title: words('Step'), text: words('Text'), duration: words('A day') }],
          },
          {
            blockType: 'faq',
            heading: words('Questions'),
            items: [{ question: words('Question'), answerMarkdown: words('Answer') }],
          },
          { blockType: 'priceTable', heading: words('Prices'), services: ['hk'] },
          { blockType: 'relatedArticles', heading: words('Read'), articles: ['newer', 'older'] },
          { blockType: 'glossary', heading: words('Glossary'), terms: [{ en: 'VAT', de: 'Umsatzsteuer' }] },
        ],
      },
    ],
    frame: {
      menu: [
        {
          menuName: words('Resources'),
          menuAttribute: 'resources',
          children: [{ ...link, menuAttribute: 'declarations' }],
        },
      ],
      pcnavList: [{ name: words('Column'), links: [link] }],
      blogroll: [link],
      bottom: {
        typeValueOne: words('One'),
        typeValueTwo: words('Two'),
        typeValueThree: words('Three'),
        typeValueFour: 'square',
      },
      contactInformation: {
        companyName: 'Kompassa',
        street: 'Street 1',
        postalCode: '10115',
        city: words('Berlin'),
        country: words('Germany'),
        email: 'hello@kompassa.example',
        phone: '+49 30 0000000',
        hours: words('Monday to Friday'),
      },
      function: [link],
      qrcode: null,
    },
  };
}
