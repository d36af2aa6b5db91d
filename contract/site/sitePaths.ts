import { articleTypes } from '../lists/articles';

const incorporationPlaces = ['BVI', 'FR', 'HK', 'SSE', 'USA', 'XJP', 'YG'];
const annualReviewPlaces = ['BVI', 'HK', 'SSE', 'USA', 'XJP', 'YG'];

/** Addresses that the site has whatever the CMS holds (requirements, 2), without a language before them. */
export const sitePaths: readonly string[] = [
  '/',
  '/agreeys',
  '/agreezc',
  '/anniversary',
  '/cht/About',
  '/cht/Contact',
  '/cht/GermanEquivalents',
  '/cht/Imprint',
  '/cht/ResourcesDoc',
  '/cht/ResourcesSearch',
  '/cht/Services',
  '/cht/aboutUs',
  '/cht/accessibility',
  '/cht/accountingAudit',
  '/cht/bankAccount',
  '/cht/calculate',
  '/cht/commonQuestion',
  '/cht/homes',
  '/cht/hot/module/hotModal',
  '/cht/hot/module/loginSuccessful',
  '/cht/hot/module/repeat',
  '/cht/hot/newcomerActivities',
  '/cht/price',
  '/cht/secretaryServices',
  '/cht/security',
  '/cht/xmsailSchool',
  ...articleTypes.map((type) => `/cht/xmsailSchool/${type}`),
  ...incorporationPlaces.map((place) => `/cht/Incorporation/Incorporation${place}`),
  ...annualReviewPlaces.map((place) => `/cht/annualReview/annualReview${place}`),
  '/custom',
  '/freeTrial',
  '/information',
  '/operationManual',
  '/partner',
  '/questionAnswer',
  '/videoCourse',
];

/** Addresses of single documents, by what they are made of. */
export const documentPaths = {
  article: (type: string, id: number | string) => `/${type}/${id}.html`,
  notice: (id: number | string) => `/information/${id}`,
  answer: (id: number | string) => `/questionAnswer/${id}`,
  campaign: (uid: string) => `/custom/${uid}`,
  newcomers: (channelCode: string) => `/cht/hot/newcomerActivities/${channelCode}`,
} as const;
