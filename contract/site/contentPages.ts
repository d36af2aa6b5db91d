/** Places of company pages, in the order of the routes (requirements, 2). */
const annualReviewPlaces = ['BVI', 'HK', 'SSE', 'USA', 'XJP', 'YG'];
const incorporationPlaces = ['BVI', 'FR', 'HK', 'SSE', 'USA', 'XJP', 'YG'];

/** The company pages have a call of their own. */
export const aboutPages = ['/cht/About', '/cht/aboutUs'] as const;

/** Pages of blocks with a search or a form in them; they have routes of their own. */
export const extendedPages = ['/cht/ResourcesDoc', '/cht/ResourcesSearch', '/cht/Contact'] as const;

/** Pages of blocks on which one looks something up: facts by country, and terms. */
export const referencePages: readonly string[] = [
  '/cht/reference',
  '/cht/vatRates',
  '/cht/goodsRates',
  '/cht/vatChanges',
  '/cht/vatThresholds',
  '/cht/vatReturns',
  '/cht/salesListIntrastat',
  '/cht/fiscalRepresentatives',
  '/cht/eInvoicing',
  '/cht/packagingByCountry',
  '/cht/devicesByCountry',
  '/cht/batteriesByCountry',
  '/cht/tradeTerms',
  '/cht/productTerms',
  '/cht/GermanEquivalents',
];

/** Every address whose page marketers build of blocks; the last segment is the page's key in the CMS. */
export const contentPages: string[] = [
  '/agreeys',
  '/agreezc',
  '/cht/Services',
  '/cht/Imprint',
  '/cht/bankAccount',
  '/cht/accountingAudit',
  '/cht/secretaryServices',
  '/cht/companyChange',
  '/cht/deregistration',
  '/cht/integrations',
  '/cht/switch',
  ...referencePages,
  '/cht/accessibility',
  '/cht/security',
  ...incorporationPlaces.map((place) => `/cht/Incorporation/Incorporation${place}`),
  ...annualReviewPlaces.map((place) => `/cht/annualReview/annualReview${place}`),
];

/** The page's key in the CMS. */
export const pageKeyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
