import { QuestionSearch } from '@/components/parts/QuestionSearch/QuestionSearch';
import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { Section } from '@/components/ui/Section/Section';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { Question, QuestionType } from '@/services/domain/articles/question';
import { useTranslation } from '@/services/i18n/useTranslation';

interface QuestionsViewProps {
  /** The topics that the list can be narrowed to. */
  types: QuestionType[];
  /** All of them, the types' order within. */
  questions: Question[];
}

const QuestionsOpening = keptComponent(() =>
  loadChunk(() => import('./QuestionsOpening')).then((loaded) => loaded.QuestionsOpening),
);
const QuestionTypes = keptComponent(() =>
  loadChunk(() => import('./QuestionTypes')).then((loaded) => loaded.QuestionTypes),
);
const QuestionSections = keptComponent(() =>
  loadChunk(() => import('./QuestionSections')).then((loaded) => loaded.QuestionSections),
);

/**
 * Every question by type with its short answer, and a search over all of them. `?key=` opens a type. The
 * page has two addresses; search engines are told of one.
 * @avoid For one answer: `AnswerView`.
 * @accessibility The search comes first, then a heading for each type; links lead to each of them.
 */
export function QuestionsView({ types, questions }: QuestionsViewProps) {
  const { t } = useTranslation('questions');
  return (
    <>
      <QuestionsOpening questions={questions} />
      <Section heading={t('search.heading')}>
        <QuestionSearch types={types} />
        <QuestionTypes types={types} questions={questions} />
      </Section>
      <QuestionSections types={types} questions={questions} />
    </>
  );
}
