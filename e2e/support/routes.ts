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
] as const;

/** The address of a route in a language; English has no prefix. */
export const localised = (path: string, locale: Locale) =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;

/** Puts a real number where a pattern has `{id}`. */
export async function resolveRoute(request: APIRequestContext, route: string): Promise<string> {
  if (!route.includes('{id}')) return route;
  const [prefix = ''] = route.split('{id}');
  const list = await (await request.get(`/cht/xmsailSchool${prefix.replace(/\/$/, '')}`)).text();
  const found = new RegExp(`href="(${prefix}\\d+\\.html)"`).exec(list)?.[1];
  if (!found) throw new Error(`No article is linked on the list of ${route}`);
  return found;
}
