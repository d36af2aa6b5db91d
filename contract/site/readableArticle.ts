import { type ArticleType, articleTypes } from '../lists/articles';
import { siteAddresses } from './siteAddresses';

const readable = new RegExp(`^/(${articleTypes.join('|')})/([1-9]\\d{0,8})-[A-Za-z0-9-]+\\.html$`);

/** The alias of an article with words behind its number, which people can read: `/trends/12-oss-threshold.html`. */
export const readableArticle = (type: ArticleType, id: number, slug: string): string =>
  siteAddresses.article(type, id).replace(/\.html$/, `${slug && `-${slug}`}.html`);

/** The alias that a readable address stands for, whatever its words are; undefined for every other path. */
export function articleAliasOf(path: string): string | undefined {
  const [, type, id] = readable.exec(path) ?? [];
  return type && id ? siteAddresses.article(type as ArticleType, Number(id)) : undefined;
}
