import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { isQuestionTypeKey, questionPageSize as pageSize } from '@/services/domain/articles/question';
import { pageNumberOf } from '@/services/domain/text/listPages';
import { fetchQuestions, fetchQuestionTypes } from '@/services/gateway/questions';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { type: string; page?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<{ type: string }>([]);

/** One page of the questions of one type. */
export const getStaticProps = withStaticProps({
  address: ({ type, page = [] }: Params) => [paths.questions, 'list', type, ...page].join('/'),
  namespaces: ['questions'],
  needs: { static: ['list', 'type'], namespaces: [] },
  load: async ({ type: typeKey, page: segments }: Params, locale) => {
    const page = pageNumberOf(segments);
    if (page === undefined || !isQuestionTypeKey(typeKey)) return undefined;
    const [types, list] = await Promise.all([
      fetchQuestionTypes(locale),
      fetchQuestions({ typeKey, page, pageSize }, locale),
    ]);
    const type = types.find(({ key }) => key === typeKey);
    return type && (list.questions.length > 0 || page === 1) ? { type, list } : undefined;
  },
});
