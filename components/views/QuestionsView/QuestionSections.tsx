import { useTranslation } from 'next-i18next/pages';

import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Question, QuestionType } from '@/services/domain/articles/question';

import { questionGroups } from './questionGroups';

interface QuestionSectionsProps {
  types: QuestionType[];
  questions: Question[];
}

/** The first questions of each type with the way to all of them, and the way on for whoever misses one. */
export function QuestionSections({ types, questions }: QuestionSectionsProps) {
  const { t } = useTranslation('questions');
  const groups = questionGroups(types, questions);
  return (
    <>
      {groups.map(({ key, name, count, questions: entries }) => (
        <Section key={key} id={key} heading={name}>
          <QuestionRows questions={entries} />
          {count > entries.length && (
            <p>
              <TextLink href={paths.questionList(key)}>{t('list.all', { count, name })}</TextLink>
            </p>
          )}
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
