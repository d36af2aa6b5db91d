import type { ArticleType } from '../lists/articles';
import type { CalculatorName } from '../lists/calculators';
import type { NewsType } from '../lists/news';
import type { ServiceCategory } from '../lists/services';

/** Internal addresses of the site, without a language before them (requirements, 2). */
export const siteAddresses = {
  home: '/',
  homes: '/cht/homes',
  services: '/cht/Services',
  /** The services of one category, with everything they have. */
  servicesOf: (category: ServiceCategory) => `/cht/Services/${category}`,
  about: '/cht/About',
  contact: '/cht/Contact',
  freeTrial: '/freeTrial',
  declarations: '/cht/ResourcesDoc',
  representations: '/cht/ResourcesSearch',
  prices: '/cht/price',
  /** Prices for a country, ISO 3166-1 alpha-2. */
  pricesOf: (country: string) => `/cht/price/${country}`,
  /** Countries side by side; `?countries=DE,FR` chooses two to four of them. */
  compare: '/cht/price/compare',
  /** What is due next in every country. */
  deadlines: '/cht/deadlines',
  /** Deadlines of a country, ISO 3166-1 alpha-2; `frequency=quarter&topic=vat&year=2027` chooses among them. */
  deadlinesOf: (country: string, query = '') => `/cht/deadlines/${country}${query && `/dates?${query}`}`,
  partners: '/partner',
  anniversary: '/anniversary',
  /** Registration with the welcome gift; a channel may have a page of its own there. */
  newcomers: '/cht/hot/newcomerActivities',
  newcomersOf: (channel: string) => `/cht/hot/newcomerActivities/${channel}`,
  registration: '/cht/hot/module/hotModal',
  registered: '/cht/hot/module/loginSuccessful',
  registeredBefore: '/cht/hot/module/repeat',
  campaigns: '/custom',
  campaign: (uid: string) => `/custom/${uid}`,
  /** The picture of a guide to a country that others show beside a link to it. */
  guideCard: (uid: string) => `/cards/${uid}.png`,
  security: '/cht/security',
  /** Which data of marketplaces and shops returns need, and in which form. */
  integrations: '/cht/integrations',
  /** How to come from another provider, and how to leave. */
  switching: '/cht/switch',
  privacy: '/agreeys',
  terms: '/agreezc',
  commonQuestion: '/cht/commonQuestion',
  questions: '/questionAnswer',
  answer: (id: number) => `/questionAnswer/${id}`,
  /** The questions of one type, by its key. */
  questionList: (type: string, page = 1) =>
    page === 1 ? `/questionAnswer/list/${type}` : `/questionAnswer/list/${type}/${page}`,
  information: '/information',
  notice: (id: number) => `/information/${id}`,
  /** The notices of one type, or all of them. */
  newsList: (type: NewsType | 'all', page = 1) => {
    if (page > 1) return `/information/list/${type}/${page}`;
    return type === 'all' ? '/information' : `/information/list/${type}`;
  },
  manuals: '/operationManual',
  manual: (id: number) => `/operationManual/${id}`,
  videos: '/videoCourse',
  /** One film of the video course. */
  lesson: (id: number) => `/videoCourse/${id}`,
  /** The check of obligations, empty or with a saved report. */
  calculate: (id?: string) => (id ? `/cht/calculate/${id}` : '/cht/calculate'),
  /** The page of every saved report; the proxy answers with it at the address of each. */
  savedReports: '/cht/calculate/saved',
  /** The answer to a check that was sent without scripts; the answers are its query. */
  answeredCheck: '/cht/calculate/answer',
  /** The check of a VAT number. */
  vatNumber: '/cht/vatNumber',
  /** The answer to it that is rendered on the server; the number is its query. */
  answeredVatNumber: '/cht/vatNumber/answer',
  calculators: '/cht/calculators',
  calculator: (name: CalculatorName) => `/cht/calculators/${name}`,
  /** The answer to a calculator's form; the entries are its query. */
  calculatorAnswer: (name: CalculatorName) => `/cht/calculators/${name}/answer`,
  school: '/cht/xmsailSchool',
  schoolList: (type: ArticleType, page = 1) =>
    page === 1 ? `/cht/xmsailSchool/${type}` : `/cht/xmsailSchool/${type}/${page}`,
  /** Articles of all lists by topic and country: `?topic=packaging&country=PL`. */
  schoolArticles: '/cht/xmsailSchool/articles',
  /** The index of the sitemaps. */
  sitemap: '/sitemap.xml',
  /** Atom feeds of the newest articles and notices. */
  articleFeed: '/feed/articles.xml',
  newsFeed: '/feed/news.xml',
  /** What the law of the countries changes: its page, and an Atom feed. */
  vatChanges: '/cht/vatChanges',
  changeFeed: '/feed/changes.xml',
  /** The VAT rates of all countries, and those of today as files for programs. */
  vatRates: '/cht/vatRates',
  /** Those of another day: `?on=2027-01-01&goods=printedBooks`. */
  ratesOnDay: '/cht/vatRates/day',
  goodsRates: '/cht/goodsRates',
  ratesJson: '/feed/vatRates.json',
  ratesCsv: '/feed/vatRates.csv',
  /** Definitions of the terms in texts, for the cards that show them. */
  termsFile: '/feed/terms.json',
  /** The deadlines of a country as a calendar; `?frequency=quarter&topic=vat` chooses among them. */
  deadlineFile: (country: string, query = '') => `/feed/deadlines/${country}.ics${query && `?${query}`}`,
  /** A file with sales data as we need it, to download. */
  salesFile: '/samples/sales-data.csv',
  article: (type: ArticleType, id: number) => `/${type}/${id}.html`,
} as const;
