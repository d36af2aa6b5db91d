import type { GetStaticPaths } from 'next';

import { documentIdOf } from '@/services/domain/content/documentId';
import { defaultLocale } from '@/services/domain/locale/locale';
import { fetchAnswer, fetchQuestions } from '@/services/gateway/questions';

import { explainOutageInBuild } from './outageInBuild';
import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

/** So many answers are built ahead. */
const prebuiltCount = 50;

type Params = { answerId: string };

export const getStaticPaths: GetStaticPaths<Params> = async () => {
  const { questions } = await explainOutageInBuild(() =>
    fetchQuestions({ pageSize: prebuiltCount }, defaultLocale),
  );
  return staticPathsOf(questions.map(({ id }) => ({ answerId: String(id) })));
};

export const getStaticProps = withStaticProps({
  namespaces: ['questions'],
  load: async ({ answerId }: Params, locale) => {
    const id = documentIdOf(answerId);
    const answer = id === undefined ? undefined : await fetchAnswer(id, locale);
    return answer && { answer };
  },
});
