import { useTranslation } from 'next-i18next/pages';

import { faqNode } from '@/components/layout/PageHead/structuredData';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Question } from '@/services/domain/articles/question';
import { useLocale } from '@/services/hooks/useLocale';

interface QuestionsOpeningProps {
  /** Of all questions, also of those that have another page. */
  count: number;
  /** Those on this page. */
  questions: Question[];
}

/** Title and lead of the page, and its questions as structured data. */
export function QuestionsOpening({ count, questions }: QuestionsOpeningProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const asked = questions.map(({ question, summary }) => ({ question, answer: summary }));
  return (
    <PageOpening
      title={t('title')}
      lead={t('lead')}
      description={t('description', { count })}
      path={paths.commonQuestion}
      isTool
      nodes={questions.length > 0 ? [faqNode(asked, locale)] : []}
    />
  );
}
