import type { GetStaticPaths } from 'next';

import { newsTypes, isNewsType } from '@/contract/lists/news';
import { paths } from '@/services/config/paths';
import { noticePageSize as pageSize } from '@/services/domain/articles/news';
import { pageNumberOf } from '@/services/domain/text/listPages';
import { fetchNewsList } from '@/services/gateway/library';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { type: string; page?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () =>
  staticPathsOf(newsTypes.map((type) => ({ type, page: [] })));

/** The notices of one type, and the later pages of all. */
export const getStaticProps = withStaticProps({
  address: ({ type, page = [] }: Params) => [paths.information, 'list', type, ...page].join('/'),
  namespaces: ['news'],
  needs: { static: ['list', 'type'], namespaces: [] },
  load: async ({ type, page: segments }: Params, locale) => {
    const page = pageNumberOf(segments);
    const isOfAll = type === 'all';
    // The first page of all is /information.
    if (page === undefined || (isOfAll ? page === 1 : !isNewsType(type))) return undefined;
    const asked = isNewsType(type) ? type : undefined;
    const list = await fetchNewsList({ type: asked, page, pageSize }, locale);
    return list.notices.length > 0 || page === 1 ? { list, type: asked ?? null } : undefined;
  },
});
