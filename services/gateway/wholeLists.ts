import type { ArticleCard } from '@/services/domain/articles/article';
import type { NewsCard } from '@/services/domain/articles/news';
import type { Question } from '@/services/domain/articles/question';
import type { Locale } from '@/services/domain/locale/locale';

import { fetchArticleList } from './articles';
import { fetchNewsList } from './library';
import { fetchQuestions } from './questions';
import { fetchWholeList } from './wholeList';

/** All articles, the newest first. */
export const fetchAllArticles = (locale: Locale): Promise<ArticleCard[]> =>
  fetchWholeList(async (query) => {
    const { articles, total } = await fetchArticleList(query, locale);
    return { items: articles, total };
  });

/** All questions, in order. */
export const fetchAllQuestions = (locale: Locale): Promise<Question[]> =>
  fetchWholeList(async (query) => {
    const { questions, total } = await fetchQuestions(query, locale);
    return { items: questions, total };
  });

/** All notices, the newest first. */
export const fetchAllNotices = (locale: Locale): Promise<NewsCard[]> =>
  fetchWholeList(async (query) => {
    const { notices, total } = await fetchNewsList(query, locale);
    return { items: notices, total };
  });
