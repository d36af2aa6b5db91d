import type { APIRequestContext } from '@playwright/test';

export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** Every route type of the site. A pattern with `{id}` stands for the newest article of that list. */
export const routes = [
  '/',
  '/cht/homes',
  '/cht/Services',
  '/cht/Incorporation/IncorporationHK',
  '/cht/About',
  '/cht/xmsailSchool',
  '/cht/xmsailSchool/companyEncy',
  '/companyEncy/{id}.html',
  '/cht/price',
  '/cht/calculate',
  '/cht/commonQuestion',
  '/questionAnswer/{id}',
  '/information',
  '/information/{id}',
  '/operationManual',
  '/videoCourse',
  '/cht/ResourcesDoc',
  '/cht/ResourcesSearch',
  '/cht/Contact',
  '/anniversary',
] as const;

/** The address of a route in a language; English has no prefix. */
export const localised = (path: string, locale: Locale) =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;

/** The page that links to the pages of an address with a number in it. */
const lists: Record<string, string> = {
  '/companyEncy/{id}.html': '/cht/xmsailSchool/companyEncy',
  '/questionAnswer/{id}': '/cht/commonQuestion',
  '/information/{id}': '/information',
};

/** Puts a real number where a pattern has `{id}`. */
export async function resolveRoute(request: APIRequestContext, route: string): Promise<string> {
  const listed = lists[route];
  if (listed === undefined) return route;
  const list = await (await request.get(listed)).text();
  const found = new RegExp(`href="(${route.replace('{id}', '\\d+').replace('.', '\\.')})"`).exec(list)?.[1];
  if (!found) throw new Error(`${listed} links to no page of ${route}`);
  return found;
}
