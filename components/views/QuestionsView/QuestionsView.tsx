import { useTranslation } from 'next-i18next/pages';

import { QuestionSearch } from '@/components/parts/QuestionSearch/QuestionSearch';
import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { Question, QuestionType } from '@/services/domain/articles/question';

interface QuestionsViewProps {
  /** The topics that the list can be narrowed to. */
  types: QuestionType[];
  /** The first of each type, the types' order within. */
  questions: Question[];
}

const QuestionsOpening = islandComponent(() =>
  loadChunk(() => import('./QuestionsOpening')).then((loaded) => loaded.QuestionsOpening),
);
const QuestionTypes = islandComponent(() =>
  loadChunk(() => import('./QuestionTypes')).then((loaded) => loaded.QuestionTypes),
);
const QuestionSections = islandComponent(() =>
  loadChunk(() => import('./QuestionSections')).then((loaded) => loaded.QuestionSections),
);

/**
 * The first questions of every type with their short answers, and a search over all of them. `?key=` opens a
 * type. The page has two addresses; search engines are told of one.
 * @avoid For one answer: `AnswerView`.
 * @accessibility The search comes first, then a heading for each type; links lead to each of them.
 */
export function QuestionsView({ types, questions }: QuestionsViewProps) {
  const { t } = useTranslation('questions');
  const count = types.reduce((sum, type) => sum + type.count, 0);
  return (
    <>
      <QuestionsOpening count={count} questions={questions} />
      <Section heading={t('search.heading')}>
        <QuestionSearch types={types} />
        <QuestionTypes types={types} questions={questions} />
      </Section>
      <QuestionSections types={types} questions={questions} />
    </>
  );
}
