import type { APIRequestContext } from '@playwright/test';

import numberedPages from './numberedPages.json';

export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
/** For behaviour that is the same in both languages: German, whose words are longer. */
export const oneLocale = ['de'] as const satisfies readonly Locale[];

/** Every route of the site. A pattern with `{id}` stands for the first page of that kind that `lists` leads to. */
export const routes = [
  '/',
  '/cht/homes',
  '/cht/Services',
  '/cht/Services/vat',
  '/cht/price',
  '/cht/price/AT',
  '/cht/price/compare',
  '/cht/calculate',
  '/cht/vatNumber',
  '/cht/deadlines',
  '/cht/deadlines/DE',
  '/cht/calculators',
  '/cht/calculators/oss',
  '/cht/calculators/threshold',
  '/cht/calculators/parcel',

  '/cht/Incorporation/IncorporationBVI',
  '/cht/Incorporation/IncorporationFR',
  '/cht/Incorporation/IncorporationHK',
  '/cht/Incorporation/IncorporationSSE',
  '/cht/Incorporation/IncorporationUSA',
  '/cht/Incorporation/IncorporationXJP',
  '/cht/Incorporation/IncorporationYG',
  '/cht/annualReview/annualReviewBVI',
  '/cht/annualReview/annualReviewHK',
  '/cht/annualReview/annualReviewSSE',
  '/cht/annualReview/annualReviewUSA',
  '/cht/annualReview/annualReviewXJP',
  '/cht/annualReview/annualReviewYG',
  '/cht/secretaryServices',
  '/cht/accountingAudit',
  '/cht/bankAccount',
  '/cht/companyChange',
  '/cht/deregistration',
  '/cht/integrations',
  '/cht/switch',

  '/cht/ResourcesDoc',
  '/cht/ResourcesSearch',
  '/cht/productTerms',
  '/cht/tradeTerms',
  '/cht/GermanEquivalents',
  '/cht/reference',
  '/cht/vatRates',
  '/cht/vatRates/day',
  '/cht/goodsRates',
  '/cht/vatThresholds',
  '/cht/vatReturns',
  '/cht/salesListIntrastat',
  '/cht/fiscalRepresentatives',
  '/cht/eInvoicing',
  '/cht/packagingByCountry',
  '/cht/devicesByCountry',
  '/cht/batteriesByCountry',
  '/cht/vatChanges',

  '/cht/xmsailSchool',
  '/cht/xmsailSchool/companyEncy',
  '/cht/xmsailSchool/FinanceTaxEncy',
  '/cht/xmsailSchool/industryInfo',
  '/cht/xmsailSchool/trends',
  '/cht/xmsailSchool/articles',
  '/companyEncy/{id}.html',
  '/FinanceTaxEncy/{id}.html',
  '/industryInfo/{id}.html',
  '/trends/{id}.html',
  '/information',
  '/information/list/deadline',
  '/information/{id}',
  '/operationManual',
  '/operationManual/{id}',
  '/videoCourse',
  '/videoCourse/{id}',
  '/cht/commonQuestion',
  '/questionAnswer',
  '/questionAnswer/{id}',

  '/partner',
  '/cht/About',
  '/cht/aboutUs',
  '/cht/Contact',
  '/freeTrial',
  '/cht/Imprint',
  '/cht/accessibility',
  '/cht/security',
  '/agreeys',
  '/agreezc',
  '/anniversary',
  '/cht/hot/newcomerActivities',
  '/cht/hot/module/hotModal',
  '/cht/hot/module/loginSuccessful',
  '/cht/hot/module/repeat',
  '/custom',
  '/custom/packaging-check',
  '/custom/sell-in-germany',
] as const;

/** The page that links to the pages of an address with a number in it. */
const lists: Record<string, string> = numberedPages;

/** Second addresses of a page, and the one that search engines are told of. */
export const secondAddresses: Record<string, string> = {
  '/cht/homes': '/',
  '/questionAnswer': '/cht/commonQuestion',
};

/** The address of a route in a language; English has no prefix. */
export const localised = (path: string, locale: Locale) =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;

/** The address that a page at `path` names as its own, as a whole; home has no trailing slash. */
export const canonical = (siteUrl: string, path: string, locale: Locale) =>
  `${siteUrl}${localised(secondAddresses[path] ?? path, locale)}`.replace(/\/$/, '');

/** Puts a real number where a pattern has `{id}`. */
export async function resolveRoute(request: APIRequestContext, route: string): Promise<string> {
  const listed = lists[route];
  if (listed === undefined) return route;
  const list = await (await request.get(listed)).text();
  const address = route.replace('{id}', '\\d+').replace('.', '\\.');
  const found = new RegExp(`href="(${address})(?:#\\w+)?"`).exec(list)?.[1];
  if (!found) throw new Error(`${listed} links to no page of ${route}`);
  return found;
}
