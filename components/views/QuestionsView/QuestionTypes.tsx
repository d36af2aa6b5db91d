import { useTranslation } from 'next-i18next/pages';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Question, QuestionType } from '@/services/domain/articles/question';

import { questionGroups } from './questionGroups';
import { Types } from './QuestionsView.styles';

interface QuestionTypesProps {
  types: QuestionType[];
  questions: Question[];
}

/** Links to the types of the questions below. */
export function QuestionTypes({ types, questions }: QuestionTypesProps) {
  const { t } = useTranslation('questions');
  const groups = questionGroups(types, questions);
  if (groups.length < 2) return null;
  return (
    <Types aria-label={t('types')}>
      <ul>
        {groups.map(({ key, name }) => (
          <li key={key}>
            <TextLink href={`#${key}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Types>
  );
}
