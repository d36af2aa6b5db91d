import { useTranslation } from 'next-i18next/pages';

import { faqNode } from '@/components/layout/PageHead/structuredData';
import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { SourceList } from '@/components/parts/SourceList/SourceList';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Answer } from '@/services/domain/articles/question';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Facts } from './AnswerView.styles';

interface AnswerViewProps {
  /** Question and answer (sanitised HTML), its last review (ISO 8601), sources and related questions. */
  answer: Answer;
}

/**
 * One question with its whole answer (`answerId`; requirements, 3).
 * @avoid For a list of answers: `QuestionsView`.
 * @accessibility A question in another language says so; sources are links with names.
 */
export function AnswerView({ answer }: AnswerViewProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const { id, question, summary, typeKey, typeName, answerHtml, reviewedAt, sources, related, services } =
    answer;
  const { language } = answer;
  const lang = langAttribute(language, locale);
  const url = usePageUrl(paths.answer(id));
  const node = faqNode([{ question, answer: `<p>${summary}</p>${answerHtml}` }], language);
  return (
    <>
      <div lang={lang}>
        <PageOpening
          title={question}
          lead={summary}
          eyebrow={typeName}
          path={paths.answer(id)}
          trail={[
            { label: t('title'), href: paths.commonQuestion },
            { label: typeName, href: paths.questionList(typeKey) },
          ]}
          nodes={[node]}
        />
      </div>
      <LanguageNotice language={language} />
      <Section heading={t('answer.heading')}>
        <RichText html={answerHtml} lang={lang} />
        <Facts>
          {t('answer.reviewed')} <DateText iso={reviewedAt} locale={locale} />
        </Facts>
        <DeferredPart name="pageTools" props={{ title: question, url }} />
      </Section>
      <DeferredPart name="termLinks" props={{}} />
      {sources.length > 0 && (
        <Section heading={t('answer.sources')}>
          <SourceList sources={sources} />
        </Section>
      )}
      <RelatedServices services={services} />
      {related.length > 0 && (
        <Section heading={t('answer.related')}>
          <QuestionRows questions={related} />
        </Section>
      )}
      <Section heading={t('answer.next')} tone="tinted">
        <p>{t('answer.disclaimer')}</p>
        <Facts>
          <Button href={paths.contact} emphasis="quiet">
            {t('answer.contact')}
          </Button>
        </Facts>
      </Section>
    </>
  );
}
