import useSWR from 'swr';

import { searchQuestions } from '@/services/browser/api/questions';
import type { QuestionList } from '@/services/domain/articles/question';
import { useLocale } from '@/services/hooks/useLocale';

/** Searches the questions for a text of at least two characters; `result` is undefined without one. */
export function useQuestionSearch({ keyword, typeKey }: { keyword: string; typeKey: string }) {
  const locale = useLocale();
  const asked = keyword.trim();
  const key = asked.length < 2 ? null : (['searchQuestions', locale, asked, typeKey] as const);
  const { data, error, isLoading } = useSWR<QuestionList, Error>(
    key,
    () => searchQuestions({ keyword: asked, typeKey }),
    {
      keepPreviousData: true,
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    },
  );
  return { result: key ? data : undefined, isLoading, hasFailed: Boolean(error) };
}
