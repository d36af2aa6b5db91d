import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { documentIdOf } from '@/services/domain/content/documentId';
import { fetchAnswer } from '@/services/gateway/questions';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { answerId: string };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([]);

export const getStaticProps = withStaticProps({
  address: ({ answerId }: Params) => `${paths.questions}/${answerId}`,
  namespaces: ['questions'],
  needs: { static: ['answer'], namespaces: [] },
  load: async ({ answerId }: Params, locale) => {
    const id = documentIdOf(answerId);
    const answer = id === undefined ? undefined : await fetchAnswer(id, locale);
    return answer && { answer };
  },
});
