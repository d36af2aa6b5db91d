import { articleTypes } from '../lists/articles';
import { sitePaths } from './sitePaths';

/** The routes of the site with parameters, as Next names them. */
const patterns = [
  ...articleTypes.map((type) => `/${type}/[file]`),
  '/cht/Services/[category]',
  '/cht/calculate/[[...id]]',
  '/cht/calculate/answer',
  '/cht/deadlines/[country]',
  '/cht/deadlines/[country]/dates',
  '/cht/calculators/[calculator]',
  '/cht/calculators/[calculator]/answer',
  '/cht/hot/newcomerActivities/[[...channel]]',
  '/cht/price/[[...country]]',
  '/cht/vatNumber/answer',
  '/cht/xmsailSchool/[articleType]/[[...page]]',
  '/custom/[[...uid]]',
  '/information/[id]',
  '/information/list/[type]/[[...page]]',
  '/operationManual/[id]',
  '/questionAnswer/[answerId]',
  '/questionAnswer/list/[type]/[[...page]]',
  '/videoCourse/[id]',
];

/** The kinds of pages by which page speed is compared: the patterns of routes, and every page that has none. */
export const siteRoutes: ReadonlySet<string> = new Set([...patterns, ...sitePaths]);
