// @ts-check
import { readFileSync } from 'node:fs';

import { Failure } from '../failure.mjs';
import { fromRoot } from '../root.mjs';

/**
 * A route type, by one of its addresses. `html` is the bar of its HTML in kB, where it has one; `isContent` says that
 * the bar of `__NEXT_DATA__` applies.
 * @typedef {{ name: string, path: string, html?: number, isContent?: boolean }} Route
 * @typedef {'en' | 'de'} Locale
 */

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

/** @type {Record<string, string>} the page that links to the pages of an address with a number in it */
const lists = readJson('e2e/support/numberedPages.json');

/** @type {Locale[]} */
export const locales = ['en', 'de'];

/**
 * The route types that are measured.
 * @param {string[]} names or addresses; none means all
 * @returns {Route[]}
 */
export function selectRoutes(names) {
  /** @type {Route[]} */
  const all = readJson('scripts/lib/perf/routes.json');
  const unknown = names.filter((name) => !all.some((route) => route.name === name || route.path === name));
  if (unknown.length > 0) {
    throw new Failure(
      `No route type is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0
    ? all
    : all.filter(({ name, path }) => names.includes(name) || names.includes(path));
}

/**
 * The address of a route in a language, with the number of a page that exists where its path has `{id}`.
 * @param {string} site origin of the site
 * @param {Route} route
 * @param {Locale} locale
 * @returns {Promise<string>}
 */
export async function addressOf(site, { path }, locale) {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  if (!path.includes('{id}')) return site + (path === '/' ? prefix || path : prefix + path);
  const list = await (await fetch(site + prefix + lists[path])).text();
  const pattern = path.replace('.', '\\.').replace('{id}', '\\d+');
  const found = new RegExp(`href="(${prefix}${pattern})(?:#\\w+)?"`).exec(list)?.[1];
  if (!found) throw new Failure(`${lists[path]} links to no page of ${path}.`);
  return site + found;
}
