import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { QuestionList, QuestionType } from '@/services/domain/articles/question';
import { pageCountOf } from '@/services/domain/text/listPages';

interface QuestionListViewProps {
  /** The type whose questions these are. */
  type: QuestionType;
  /** This page of the list, and how many there are. */
  list: QuestionList;
}

/**
 * One page of the questions of one type.
 * @avoid For the first questions of every type: `QuestionsView`.
 * @accessibility A list in pages, each with an address; the current one is marked.
 */
export function QuestionListView({ type: { key, name }, list }: QuestionListViewProps) {
  const { t } = useTranslation('questions');
  const { page, pageSize, total, questions } = list;
  const title = page === 1 ? name : t('list.titleOfPage', { name, page });
  return (
    <>
      <PageOpening
        title={title}
        lead={t('list.lead', { count: total })}
        description={`${title}: ${t('list.lead', { count: total })}`}
        path={paths.questionList(key, page)}
        trail={[{ label: t('title'), href: paths.commonQuestion }]}
        isTool
      />
      <Section heading={t('list.heading')}>
        {questions.length > 0 ? <QuestionRows questions={questions} /> : <p>{t('empty.text')}</p>}
        <Pagination
          label={t('list.pages')}
          page={page}
          pageCount={pageCountOf(total, pageSize)}
          hrefOf={(target) => paths.questionList(key, target)}
          pageLabel={(target) => t('list.page', { page: target })}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
        />
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
