import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { documentIdOf } from '@/services/domain/content/documentId';
import { fetchNews, fetchNewsList } from '@/services/gateway/library';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

/** So many others a notice leads on to. */
const furtherCount = 3;

type Params = { id: string };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([]);

export const getStaticProps = withStaticProps({
  address: ({ id }: Params) => `${paths.information}/${id}`,
  namespaces: ['news'],
  needs: { static: ['notice', 'further'], namespaces: [] },
  load: async ({ id: text }: Params, locale) => {
    const id = documentIdOf(text);
    if (id === undefined) return undefined;
    const [notice, { notices }] = await Promise.all([
      fetchNews(id, locale),
      fetchNewsList({ pageSize: furtherCount + 1 }, locale),
    ]);
    const further = notices.filter((other) => other.id !== id).slice(0, furtherCount);
    return notice && { notice, further };
  },
});
