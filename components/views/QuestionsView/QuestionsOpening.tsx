import { faqNode } from '@/components/layout/PageHead/structuredData';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Question } from '@/services/domain/articles/question';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

/** Title and lead of the page, and all questions as structured data. */
export function QuestionsOpening({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const asked = questions.map(({ question, summary }) => ({ question, answer: summary }));
  return (
    <PageOpening
      title={t('title')}
      lead={t('lead')}
      eyebrow={t('eyebrow')}
      description={t('description', { count: questions.length })}
      path={paths.commonQuestion}
      nodes={questions.length > 0 ? [faqNode(asked, locale)] : []}
    />
  );
}
