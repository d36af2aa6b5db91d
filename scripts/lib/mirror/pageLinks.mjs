// @ts-check
const entities = /** @type {Record<string, string>} */ ({ amp: '&', quot: '"', '#x27': "'", '#39': "'" });

/** @param {string} text */
const decoded = (text) => text.replace(/&(amp|quot|#x27|#39);/g, (_all, name) => entities[name] ?? '');

/** Not pages: calls, Next's own addresses, pictures, and the pages of one visitor. */
const others = /^\/(api|_next|picture|cms-api|user|workPlace)(\/|$)/;

/**
 * The paths of the site's own pages and files that a text of HTML or XML leads to, without query.
 * @param {string} text
 * @param {string[]} origins of the site
 * @returns {string[]}
 */
export function pageLinks(text, origins) {
  const found = new Set();
  for (const [, attribute, element] of text.matchAll(/\shref="([^"]+)"|<loc>([^<]+)<\/loc>/g)) {
    const address = decoded(attribute ?? element ?? '');
    if (!URL.canParse(address, 'http://site.invalid')) continue;
    const { origin, pathname } = new URL(address, 'http://site.invalid');
    const isOurs = origin === 'http://site.invalid' || origins.includes(origin);
    if (isOurs && !others.test(pathname)) found.add(pathname);
  }
  return [...found];
}

/**
 * The paths of the pictures that a page shows, in each width.
 * @param {string} html
 * @returns {string[]}
 */
export const pictureLinks = (html) => [
  ...new Set([...html.matchAll(/\/picture\/\d+\/[^"'\s,?#&<>\\)]+/g)].map(([path]) => path)),
];
