import { type WireBlock, wireBlock } from '@/contract/calls/blocks';
import { couponTypes } from '@/contract/lists/activities';
import type { Registration } from '@/services/domain/accounts/account';
import { countryGuideOf } from '@/services/domain/services/countryGuide';
import { facetsOf } from '@/services/domain/services/serviceAreas';
import { exampleOf } from '@/services/fixtures/examples';

import { accountFromWire, codeSentFromWire, registrationToWire } from './account';
import { anniversaryFromWire } from './activity';
import { answerFromWire } from './answer';
import { articleFromWire, articleListFromWire, listedArticleFromWire } from './article';
import { blockFromWire } from './block';
import { channelFromWire } from './channel';
import type { MapContext } from './context';
import { awardFromWire, couponFromWire } from './coupon';
import { layoutDataFromWire } from './layoutData';
import { manualFromWire } from './manual';
import { newsFromWire, newsListFromWire } from './news';
import { noBlockData, pageFromWire } from './page';
import { partnerFromWire } from './partner';
import { popUpFromWire } from './popUp';
import { posterFromWire } from './poster';
import { questionListFromWire, questionTypeFromWire } from './question';
import { declarationFromWire, registerPageFromWire, representationFromWire } from './register';
import { searchEntriesFromWire, searchTitlesFromWire } from './search';
import {
  bundleFromWire,
  priceRowFromWire,
  serviceFromWire,
  surveyServiceFromWire,
  trademarkServiceFromWire,
} from './service';
import { surveyReportFromWire } from './survey';
import { videoFromWire } from './video';

const context: MapContext = { host: 'https://gateway.example.com', locale: 'en', filmTemplate: '' };

/** What the site calls a field of the wire; null for one that it does not use. */
type Names = Record<string, string | null>;
/** Fields that have the same meaning wherever they stand. */
const common: Names = {
  amount: 'amountMinor',
  endTime: 'endsAt',
  linkUrl: 'href',
  menuName: 'label',
  menuUrl: 'href',
  pageNum: 'page',
  publishTime: 'publishedAt',
  reviewTime: 'reviewedAt',
  startTime: 'startsAt',
  updateTime: 'updatedAt',
};
const cards: Names = { articleType: 'type', informationType: 'type' };
const article: Names = { ...cards, content: 'bodyHtml' };
const question: Names = { answer: 'answerHtml', answerId: 'id', type: 'typeKey' };
const priced: Names = { serverName: 'name', serviceCode: 'code', countryCode: null };
const priceRow: Names = { ...priced, serviceType: null, serverType: null, vatIncrement: null };
const service: Names = {
  questionsUrl: 'questionsHref',
  serverName: 'name',
  serverType: 'typeName',
  serviceCode: 'code',
  serviceType: 'type',
};
const registers: Names = {
  cooperationNo: 'number',
  companyName: 'company',
  declarationNo: 'number',
  endDate: 'endsOn',
  issueDate: 'issuedOn',
  productModel: 'model',
  productName: 'product',
  representativeName: 'representative',
  startDate: 'startsOn',
};

const pictures = ['background', 'cover', 'image', 'logo', 'socialImage'];

/** The example with a value of its own in each field. Texts are addresses, which every mapper keeps as they are. */
function distinct<Wire>(example: Wire): Wire {
  let count = 0;
  const next = () => `https://example.com/${(count += 1)}`;
  const other = (value: unknown, name = ''): unknown => {
    if (value === null && pictures.includes(name)) return other({ url: '', alt: '', width: 0, height: 0 });
    if (value === null || typeof value === 'string') return next();
    if (typeof value === 'number') return (count += 1);
    if (typeof value === 'boolean') return true;
    if (Array.isArray(value)) return value.map((entry) => other(entry));
    return Object.fromEntries(
      Object.entries(value as object).map(([key, field]) => [key, other(field, key)]),
    );
  };
  return other(example) as Wire;
}

/** The same values in fields of other names. An address is the source of a picture, else a link. */
function renamed(value: unknown, names: Names = {}): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const all: Names = { url: 'alt' in value ? 'src' : 'href', ...common, ...names };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const name = key in all ? all[key] : key;
      return name ? [[name, renamed(field, names)]] : [];
    }),
  );
}

/** A mapper with an example of what it maps. `more` are the fields that another name does not explain. */
function row<Wire>(
  title: string,
  map: (wire: Wire, context: MapContext) => unknown,
  example: Wire | undefined,
  names: Names = {},
  more: (wire: Wire) => object = () => ({}),
) {
  if (example === undefined) throw new Error(`There is no example of ${title}.`);
  const wire = distinct(example);
  return {
    title,
    map: () => map(wire, context),
    expected: { ...(renamed(wire, names) as object), ...more(wire) },
  };
}

const anniversary = exampleOf('anniversary');
const award = exampleOf('getRegisterAward');
const page = exampleOf('getPageConfig');
const layoutData = { common: exampleOf('getCommon'), menu: exampleOf('getMenu') };
const brand = { product: 'A', title: 'B', siteUrl: 'C', gatewayHost: 'D', cookieDomain: 'E' };
const links: Names = { name: 'label' };

it.each([
  row(
    'codeSent',
    codeSentFromWire,
    { ...exampleOf('sendCode'), isDemonstration: true },
    {
      validFor: 'validForSeconds',
      retryAfter: 'retryAfterSeconds',
    },
  ),
  row('account', accountFromWire, exampleOf('getUserInfo'), {
    phone: 'maskedPhone',
    registerTime: 'registeredAt',
  }),
  row(
    'anniversary',
    anniversaryFromWire,
    { ...anniversary, activities: anniversary.activities.map((activity) => ({ ...activity, coupons: [] })) },
    { activityName: 'name' },
  ),
  row('award', awardFromWire, award ? { ...award, coupons: [] } : undefined),
  row('channel', channelFromWire, exampleOf('allChannels')[0], { channelName: 'name' }),
  row('popUp', popUpFromWire, exampleOf('popMarketList')[0], { popContent: 'imageUrl', popAlt: 'imageAlt' }),
  row('poster', posterFromWire, exampleOf('findPosters')[0]),
  row('partner', partnerFromWire, exampleOf('getPartner')[0]),
  row('articleList', articleListFromWire, exampleOf('showArticleList'), {
    ...cards,
    list: 'articles',
    about: null,
  }),
  row('listedArticle', listedArticleFromWire, exampleOf('showArticleList').list[0], cards),
  row('article', articleFromWire, exampleOf('showArticleDetailById'), { ...article, ...priced }, () => ({
    tableOfContents: [],
  })),
  row('newsList', newsListFromWire, exampleOf('getInformation'), { ...cards, list: 'notices' }),
  row('information', newsFromWire, exampleOf('getInformationInfo'), { ...article, ...priced }),
  row(
    'manual',
    manualFromWire,
    exampleOf('getOperationManual')[0],
    { ...priced, content: 'bodyHtml', size: 'bytes' },
    () => ({ tableOfContents: [] }),
  ),
  row(
    'video',
    videoFromWire,
    exampleOf('getVideoCourse')[0],
    { duration: 'durationSeconds', transcript: 'transcriptHtml' },
    // Chapters are found by the headings of the transcript (video.test.ts).
    ({ services }) => ({ services: renamed(services, priced), chapters: [] }),
  ),
  row('questionType', questionTypeFromWire, exampleOf('getQaType')[0], {
    id: null,
    type: 'key',
    typeName: 'name',
  }),
  row(
    'questionList',
    questionListFromWire,
    exampleOf('searchQuestions'),
    { ...question, list: 'questions' },
    () => ({
      unknown: [],
      isPartial: false,
    }),
  ),
  row('answer', answerFromWire, exampleOf('getAnswer'), { ...question, ...priced }),
  row(
    'declarations',
    (wire) => registerPageFromWire(wire, declarationFromWire),
    exampleOf('searchDeclarations'),
    { ...registers, list: 'entries' },
  ),
  row(
    'representations',
    (wire) => registerPageFromWire(wire, representationFromWire),
    exampleOf('searchRepresentations'),
    { ...registers, list: 'entries' },
  ),
  row('searchEntries', searchEntriesFromWire, exampleOf('getCommoditySearch'), {
    allService: 'all',
    hotService: 'hot',
    menuAttribute: 'area',
    attributeName: 'areaName',
  }),
  row('service', serviceFromWire, exampleOf('getProductsPrices')[0], service),
  row('surveyService', surveyServiceFromWire, exampleOf('priceForSurveyReport')[0], priced),
  row('priceRow', priceRowFromWire, exampleOf('priceForWWW')[0], priceRow),
  row('trademarkService', trademarkServiceFromWire, exampleOf('iprList')[0], service),
  row('bundle', bundleFromWire, exampleOf('getPriceBundles')[0], { services: 'serviceIds' }),
  row('surveyReport', surveyReportFromWire, exampleOf('getSurveyReport'), { createTime: 'createdAt' }),
  row('page', pageFromWire, { ...page, blocks: [] }, { pageKey: 'key' }),
  row(
    'layoutData',
    (wire) => layoutDataFromWire(wire, brand, context),
    layoutData,
    {},
    ({ common: { bottom, ...wire }, menu }) => ({
      common: undefined,
      brand,
      menu: renamed(menu, { id: null, menuAttribute: null }),
      footer: {
        groups: renamed(wire.pcnavList, links),
        sources: renamed(wire.blogroll, links),
        legal: renamed(wire.function, links),
        companyLine: bottom.typeValueOne,
        claim: bottom.typeValueTwo,
        notice: bottom.typeValueThree,
        background: renamed(bottom.typeValueFour),
        qrCode: renamed(wire.qrcode),
      },
      contact: { ...wire.contactInformation, countryCode: wire.contactInformation.country },
    }),
  ),
])('$title: every field of the wire reaches its own field', ({ map, expected }) =>
  expect(map()).toEqual(expected),
);

const blocks = (
  ['getAboutUs', 'getCustom', 'getFreeTrial', 'getHomePageInfo', 'getPageConfig'] as const
).flatMap((call) => exampleOf(call).blocks);
const examples = [...new Map(blocks.map((block) => [block.blockType, block])).values()];
/** Fields that come from other calls, or are found in the text. */
const joined: Record<string, object> = {
  countryGuide: { guide: countryGuideOf('none', noBlockData.guide) },
  newsTeasers: { hot: [], latest: [] },
  partnerStrip: { partners: [] },
  prose: { facts: null },
  questionTeasers: { questions: [] },
  serviceDirectory: { services: [], facets: facetsOf([], 'en') },
};

it.each(
  examples.map(({ blockType, ...example }) =>
    row(
      blockType,
      (wire) => blockFromWire({ ...wire, blockType } as WireBlock, context, noBlockData, 'de'),
      example,
      {
        ...cards,
        ...(['glossary', 'countryGuide', 'countryFacts', 'factTable', 'factChanges'].includes(blockType) && {
          url: 'url',
        }),
        ...(blockType === 'priceTable' && service),
      },
      () => ({ kind: blockType, ...joined[blockType] }),
    ),
  ),
)('block $title: every field of the wire reaches its own field', ({ map, expected }) =>
  expect(map()).toEqual(expected),
);

it('has an example of every kind of block', () =>
  expect(examples.map(({ blockType }) => blockType).sort()).toEqual(
    wireBlock.options.map(({ shape }) => shape.blockType.value).sort(),
  ));

const coupon = distinct({ id: '', title: '', amount: 0, conditions: '', validDays: 0 });

it.each([
  [0, 'EUR', { kind: 'money', amountMinor: coupon.amount, currency: 'EUR' }],
  [1, null, { kind: 'points', points: coupon.amount }],
] as const)(
  'coupon of type %s in %s: every field of the wire reaches its own field',
  (couponType, currency, worth) => {
    const { amount: _amount, ...same } = coupon;
    const mapped = { ...same, type: couponTypes[couponType], worth };
    expect(couponFromWire({ ...coupon, couponType, currency })).toEqual(mapped);
  },
);

it('titles that search looks through lead to their pages', () => {
  const wire = distinct(exampleOf('getSearchTitles'));
  const one = { title: 'T', words: 'W', id: 7 };
  const entry = (href: string, areaName = '') => ({
    id: href,
    label: 'T',
    area: '',
    areaName,
    href,
    words: 'W',
  });
  const found = searchTitlesFromWire({
    synonyms: wire.synonyms,
    pages: [{ ...one, url: '/cht/price', area: 'Prices' }],
    articles: [{ ...one, articleType: 'trends' }],
    questions: [one],
    information: [one],
  });
  expect(found).toEqual({
    synonyms: wire.synonyms,
    entries: {
      pages: [entry('/cht/price', 'Prices')],
      articles: [entry('/trends/7.html')],
      questions: [entry('/questionAnswer/7')],
      information: [entry('/information/7')],
    },
  });
});

it('a registration without a channel sends an empty one', () => {
  const given = { phone: 'A', code: 'B', password: 'C', companyName: 'D', language: 'en', channelId: null };
  expect(registrationToWire(given as unknown as Registration)).toEqual({ ...given, channelId: '' });
});
