import type { GetStaticPaths } from 'next';

import { articleTypes, isArticleType } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import { schoolPageSize as pageSize } from '@/services/domain/articles/article';
import { pageNumberOf } from '@/services/domain/text/listPages';
import { fetchArticleList, fetchHotArticles } from '@/services/gateway/articles';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

const hotCount = 5;

type Params = { articleType: string; page?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () =>
  staticPathsOf(articleTypes.map((articleType) => ({ articleType, page: [] })));

export const getStaticProps = withStaticProps({
  address: ({ articleType, page = [] }: Params) => [paths.school, articleType, ...page].join('/'),
  namespaces: ['school'],
  needs: { static: ['list', 'hot'], namespaces: [] },
  load: async ({ articleType: type, page: segments }: Params, locale) => {
    const page = pageNumberOf(segments);
    if (!isArticleType(type) || page === undefined) return undefined;
    const [list, hot] = await Promise.all([
      fetchArticleList({ type, page, pageSize }, locale),
      fetchHotArticles({ type, size: hotCount }, locale),
    ]);
    // The first page of an empty list says that it is empty; any other page without articles does not exist.
    return list.articles.length > 0 || page === 1 ? { type, list, hot } : undefined;
  },
});
