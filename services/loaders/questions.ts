import { paths } from '@/services/config/paths';
import { fetchQuestions, fetchQuestionTypes } from '@/services/gateway/questions';

import { withStaticProps } from './withStaticProps';

/** More than there will be for years; the answer stays far below the limit of the client. */
const pageSize = 100;

/** All questions, for both of their addresses (requirements, 2). */
export const getStaticProps = withStaticProps({
  address: paths.commonQuestion,
  namespaces: ['questions'],
  needs: { kept: ['questions'], namespaces: ['questions'] },
  load: async (_params, locale) => {
    const [types, { questions }] = await Promise.all([
      fetchQuestionTypes(locale),
      fetchQuestions({ pageSize }, locale),
    ]);
    return { types, questions };
  },
});
