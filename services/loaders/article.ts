import type { GetStaticPaths } from 'next';

import type { ArticleType } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import { articleIdOf } from '@/services/domain/content/documentId';
import { defaultLocale } from '@/services/domain/locale/locale';
import { fetchArticle, fetchMostReadArticles } from '@/services/gateway/articles';

import { retryInBuild } from './outageInBuild';
import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

/** So many of the articles that are read most are built ahead, of all types together (docs/decisions/0029). */
const prebuiltCount = 20;

/** Paths of the articles of a type that are built ahead. */
export const articlePaths =
  (type: ArticleType): GetStaticPaths<{ file: string }> =>
  async () => {
    const articles = await retryInBuild(() => fetchMostReadArticles(prebuiltCount, defaultLocale));
    const ofType = articles.filter((article) => article.type === type);
    return staticPathsOf(ofType.map(({ id }) => ({ file: `${id}.html` })));
  };

/** The alias address of one type's articles: `/{type}/{id}.html` (requirements, 2). */
export const articlePage = (type: ArticleType) =>
  withStaticProps({
    address: ({ file }: { file: string }) => `/${type}/${file}`,
    namespaces: ['article'],
    needs: { kept: ['article'], namespaces: [] },
    load: async ({ file }: { file: string }, locale) => {
      const id = articleIdOf(file);
      const article = id === undefined ? undefined : await fetchArticle(id, locale);
      if (!article) return undefined;
      // An article that changed its type keeps its readers.
      return article.type === type ? { article } : { redirectTo: paths.article(article.type, article.id) };
    },
  });
