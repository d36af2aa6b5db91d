import { useTranslation } from 'next-i18next/pages';

import { faqNode } from '@/components/layout/PageHead/structuredData';
import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { QuestionSearch } from '@/components/parts/QuestionSearch/QuestionSearch';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { KeptPageOpening } from '@/components/views/PageOpening/KeptPageOpening';
import { paths } from '@/services/config/paths';
import type { Question, QuestionType } from '@/services/domain/articles/question';
import { useLocale } from '@/services/hooks/useLocale';

import { Types } from './QuestionsView.styles';

interface QuestionsViewProps {
  /** The topics that the list can be narrowed to. */
  types: QuestionType[];
  /** All of them, the types' order within. */
  questions: Question[];
}

/**
 * Every question by type with its short answer, and a search over all of them. `?key=` opens a type. The
 * page has two addresses; search engines are told of one.
 * @avoid For one answer: `AnswerView`.
 * @accessibility The search comes first, then a heading for each type; links lead to each of them.
 */
export function QuestionsView({ types, questions }: QuestionsViewProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const asked = questions.map(({ question, summary }) => ({ question, answer: summary }));
  const groups = types
    .map((type) => ({ ...type, questions: questions.filter(({ typeKey }) => typeKey === type.key) }))
    .filter((group) => group.questions.length > 0);
  return (
    <>
      <KeptPageOpening
        title={t('title')}
        lead={t('lead')}
        eyebrow={t('eyebrow')}
        description={t('description', { count: questions.length })}
        path={paths.commonQuestion}
        nodes={questions.length > 0 ? [faqNode(asked, locale)] : []}
      />
      <Section heading={t('search.heading')}>
        <QuestionSearch types={types} />
        {groups.length > 1 && (
          <Types aria-label={t('types')}>
            <ul>
              {groups.map(({ key, name }) => (
                <li key={key}>
                  <TextLink href={`#${key}`}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </Types>
        )}
      </Section>
      {groups.map(({ key, name, questions: entries }) => (
        <Section key={key} id={key} heading={name}>
          <QuestionRows questions={entries} />
        </Section>
      ))}
      {groups.length === 0 && (
        <Section heading={t('empty.heading')}>
          <p>{t('empty.text')}</p>
        </Section>
      )}
      <Section heading={t('missing.heading')} lead={t('missing.text')} tone="tinted">
        <Button href={paths.contact} emphasis="quiet">
          {t('missing.action')}
        </Button>
      </Section>
    </>
  );
}
