import { paths } from '@/services/config/paths';
import { shownOfEachType as pageSize } from '@/services/domain/articles/question';
import { fetchQuestions, fetchQuestionTypes } from '@/services/gateway/questions';

import { withStaticProps } from './withStaticProps';

/** The first questions of each type, for both of their addresses (requirements, 2); each type has a list of its own. */
export const getStaticProps = withStaticProps({
  address: paths.commonQuestion,
  namespaces: ['questions'],
  needs: { static: ['questions'], namespaces: ['questions'] },
  load: async (_params, locale) => {
    const types = await fetchQuestionTypes(locale);
    const lists = await Promise.all(
      types.map(async ({ key: typeKey, count }) =>
        count > 0 ? (await fetchQuestions({ typeKey, pageSize }, locale)).questions : [],
      ),
    );
    return { types, questions: lists.flat() };
  },
});
