import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Localised } from '../seed/content/types';
import type { SeedCampaigns, SeedContent } from '../seed/load/content';

const words = (text: string): Localised => ({ en: `${text} (en)`, de: `${text} (de)` });

/** A text whose front matter is the same in both languages. */
const text = <F extends object>(slug: string, more: F) => {
  const file = { frontMatter: { title: slug, summary: 'Summary', ...more }, markdown: 'Text' };
  return { slug, files: { en: file, de: file } };
};
const searchWords = { metaTitle: 'Meta', metaDescription: 'Description' };

const article = (slug: string, publishTime: string, related: string[]): SeedContent['articles'][number] => {
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
      services: ['hk'],
      sources: [{ title: 'Source', url: 'https://example.com/' }],
    },
    markdown: `First **bold** [link](/cht/Services) 1~€.\n\n## Heading\n\n- one\n- two\n\n> Quoted ${language}`,
  });
  return { slug, files: { en: file('en'), de: file('de') } };
};

const fixtureCampaigns: SeedCampaigns = {
  media: {},
  pages: [],
  popUps: [
    {
      name: 'Pop-up',
      image: { en: 'square', de: 'square' },
      linkUrl: '/cht/Services',
      startTime: '2026-01-01T00:00:00+01:00',
    },
  ],
  posters: [
    {
      key: 'poster',
      title: words('Poster'),
      text: words('Text'),
      image: 'square',
      linkUrl: '/cht/Services',
      linkLabel: words('Link'),
      position: 'home',
      startTime: '2026-01-01T00:00:00+01:00',
    },
  ],
  awards: [
    {
      key: 'welcome',
      title: words('Welcome'),
      summary: words('Summary'),
      coupons: [
        { couponType: '4', title: words('Points'), amount: 100, conditions: words('None'), validDays: 30 },
      ],
    },
  ],
  channels: [
    {
      channelNo: '1',
      channelCode: 'hgzn',
      channelName: words('Questions'),
      landingPage: 'home',
      award: 'welcome',
    },
  ],
  newcomers: { landingPage: 'home', award: 'welcome' },
  anniversary: {
    title: words('Anniversary'),
    lead: words('Lead'),
    startTime: '2023-02-01T00:00:00+01:00',
    endTime: '2023-02-28T23:59:59+01:00',
    activities: [
      {
        activityName: 'inviteAct',
        title: words('Invite'),
        summary: words('Summary'),
        rules: [{ text: words('Rule') }],
        coupons: [],
      },
    ],
  },
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
    information: [
      text('notice', {
        ...searchWords,
        informationType: 'deadline' as const,
        publishTime: '2026-01-01',
        services: [],
        sources: [{ title: 'Source' }],
      }),
    ],
    manuals: [text('manual', { anchor: 'manual', version: '1.0', services: [] })],
    videoCourses: [
      text('video', {
        fileID: 'video',
        appID: 'kompassa',
        duration: 60,
        cover: 'square',
        publishTime: '2026-01-01',
        services: [],
      }),
    ],
    questionTypes: [
      {
        type: 'vat',
        typeName: words('VAT'),
        questions: ['first', 'second'].map((key, _index, keys) => ({
          key,
          question: words(`Question ${key}`),
          summary: words('Summary'),
          answerMarkdown: words('Answer'),
          reviewTime: '2026-01-01',
          sources: [{ title: words('Source'), url: 'https://example.com/' }],
          related: keys.filter((other) => other !== key),
          services: [],
        })),
      },
    ],
    declarations: [
      {
        number: 'DOC-1',
        product: 'Lamp',
        product_de: 'Lampe',
        model: 'L1',
        company: 'Firm',
        country: 'DE',
        acts: 'lvd, emc',
        standards: 'EN 1',
        issued: '2026-01-01',
        withdrawn: '',
        representative: '',
      },
    ],
    representations: [
      {
        number: 'AR-1',
        company: 'Firm',
        country: 'CN',
        product: 'Lamps',
        product_de: 'Lampen',
        area: 'weee',
        territory: 'DE',
        representative: 'Kompassa',
        start: '2026-01-01',
        end: '',
      },
    ],
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
    calculatorServices: [],
    trademarkServices: [],
    furtherServices: [],
    priceBundles: [],
    hotServices: ['hk'],
    synonyms: ['VAT, USt'],
    partners: [{ name: 'Partner', kind: words('Logistics'), summary: words('Summary'), country: 'DE' }],
    factSources: {},
    facts: {},
    rules: [],
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
        country: { en: 'Germany', de: 'Deutschland' },
        email: 'hello@kompassa.example',
        phone: '+49 30 0000000',
        hours: words('Monday to Friday'),
      },
      function: [link],
      qrcode: null,
    },
    campaigns: fixtureCampaigns,
  };
}
