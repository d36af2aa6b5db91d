import type { Where } from 'payload';

import type { WireArticle, WireArticleCard } from '../../../contract/articles';
import type { Article } from '../../payload-types';
import { asVisitor, type CallContext } from '../context';
import type { Language } from '../language';
import { idOf } from '../relation';
import { hasText } from '../richText';
import { toArticle, toArticleCard } from './toArticle';

interface Query {
  where: Where;
  sort?: string[];
  limit: number;
  page?: number;
}

const newestFirst = ['-publishTime', '-id'];
const recommendedFirst = ['-hotness', ...newestFirst];

const find = (payload: CallContext['payload'], language: Language, query: Query) =>
  payload.find({ collection: 'articles', ...asVisitor(language), ...query });

/** Which of these articles lack a title or a text in `language`. */
async function untranslated({ payload, language }: CallContext, ids: number[]): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    ...asVisitor(language),
    fallbackLocale: false,
    depth: 0,
    select: { title: true, content: true },
    where: { id: { in: ids } },
    limit: ids.length,
  });
  return docs.filter(({ title, content }) => !title || !hasText(content)).map(({ id }) => id);
}

/** An article comes wholly in one language: in English where it is not translated. */
async function read(context: CallContext, query: Query) {
  const { payload, language } = context;
  const { docs, totalDocs } = await find(payload, language, query);
  const toEnglish =
    language === 'en' || docs.length === 0
      ? []
      : await untranslated(
          context,
          docs.map(({ id }) => id),
        );
  const english = new Map<number, Article>();
  if (toEnglish.length > 0) {
    const again = await find(payload, 'en', { where: { id: { in: toEnglish } }, limit: toEnglish.length });
    again.docs.forEach((article) => english.set(article.id, article));
  }
  const articles = docs.map((article) => {
    const fallback = english.get(article.id);
    return fallback ? { article: fallback, language: 'en' as const } : { article, language };
  });
  return { articles, total: totalDocs };
}

const ofType = (articleType: Article['articleType'] | undefined): Where =>
  articleType ? { articleType: { equals: articleType } } : {};

/** One page of an article list, newest first. */
export async function findNewest(
  context: CallContext,
  { articleType, page = 1, limit }: { articleType?: Article['articleType']; page?: number; limit: number },
): Promise<{ list: WireArticleCard[]; total: number }> {
  const { articles, total } = await read(context, {
    where: ofType(articleType),
    sort: newestFirst,
    limit,
    page,
  });
  return { list: articles.map(({ article, language }) => toArticleCard(article, language)), total };
}

/** What the editors recommend, by weight, then newest first. */
export async function findHot(
  context: CallContext,
  { articleType, limit }: { articleType?: Article['articleType']; limit: number },
): Promise<WireArticleCard[]> {
  const where = { and: [{ isHot: { equals: true } }, ofType(articleType)] };
  const { articles } = await read(context, { where, sort: recommendedFirst, limit });
  return articles.map(({ article, language }) => toArticleCard(article, language));
}

/** Cards in the order of `ids`; what is not published is left out. */
export async function findCards(context: CallContext, ids: number[]): Promise<WireArticleCard[]> {
  if (ids.length === 0) return [];
  const { articles } = await read(context, { where: { id: { in: ids } }, limit: ids.length });
  const cards = new Map(
    articles.map(({ article, language }) => [article.id, toArticleCard(article, language)]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Null where no published article has this id. */
export async function findArticle(context: CallContext, id: number): Promise<WireArticle | null> {
  const { articles } = await read(context, { where: { id: { equals: id } }, limit: 1 });
  const [found] = articles;
  if (!found) return null;
  const related = await findCards(context, (found.article.related ?? []).map(idOf));
  return toArticle(found.article, found.language, related);
}
