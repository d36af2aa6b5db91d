import { articleTypes } from '@/contract/lists/articles';
import { calculators } from '@/contract/lists/calculators';
import { priceCountries } from '@/contract/lists/countries';
import { newsTypes } from '@/contract/lists/news';
import { serviceCategories } from '@/contract/lists/services';
import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';

import { paths } from './paths';

const fixed: string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...aboutPages,
  ...extendedPages,
  ...contentPages,
  ...articleTypes.map((type) => paths.schoolList(type)),
  ...newsTypes.map((type) => paths.newsList(type)),
  ...serviceCategories.map(paths.servicesOf),
  ...priceCountries.map(paths.pricesOf),
  ...calculators.flatMap((name) => [paths.calculator(name), paths.calculatorAnswer(name)]),
];

/** Paths whose last segment is open: a number, an id, a campaign. */
const folders: string[] = [
  paths.questions,
  paths.information,
  paths.campaigns,
  paths.calculate(),
  `${paths.questions}/list`,
  `${paths.information}/list/all`,
  ...newsTypes.map((type) => paths.newsList(type)),
  ...articleTypes.flatMap((type) => [`/${type}`, paths.schoolList(type)]),
];

const byFold = (list: string[]) => new Map(list.map((path) => [path.toLowerCase(), path]));
const pages = byFold(fixed);
const parents = byFold(folders);

function inFolder(path: string): string | undefined {
  const cut = path.lastIndexOf('/');
  const folder = parents.get(path.slice(0, cut).toLowerCase());
  const end = path.slice(cut);
  if (folder === paths.calculate()) return `${folder}${end.toLowerCase()}`;
  return folder && `${folder}${end.replace(/\.html$/i, '.html')}`;
}

/**
 * How an address is spelled whose letters are right but for their case, as in `/cht/services`: links are typed, printed
 * and dictated. Undefined for an address that is spelled right, and for what is no address of ours.
 */
export function rightSpelling(path: string): string | undefined {
  const right = pages.get(path.toLowerCase()) ?? inFolder(path);
  return right === path ? undefined : right;
}
