import { useState } from 'react';
import useSWR from 'swr';

import { searchQuestions } from '@/services/browser/api/questions';
import type { Question, QuestionList } from '@/services/domain/articles/question';
import { useLocale } from '@/services/hooks/useLocale';

/** The later pages of one search, as far as they were asked for. */
interface Further {
  search: string;
  page: number;
  questions: Question[];
  state: 'loading' | 'failed' | 'loaded';
}

/**
 * Searches the questions for a text of at least two characters; `result` is undefined without one. It has the first
 * page and each further one that `more` has added.
 */
export function useQuestionSearch({ keyword, typeKey }: { keyword: string; typeKey: string }) {
  const locale = useLocale();
  const [further, setFurther] = useState<Further>();
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
  const search = String(key);
  const later: Further =
    further?.search === search ? further : { search, page: 1, questions: [], state: 'loaded' };
  const more = async () => {
    if (isLoading || later.state === 'loading') return;
    // Another search may have begun meanwhile.
    const end = (changes: Partial<Further>) =>
      setFurther((current) => (current?.search === search ? { ...current, ...changes } : current));
    setFurther({ ...later, state: 'loading' });
    const page = later.page + 1;
    try {
      const { questions } = await searchQuestions({ keyword: asked, typeKey, page });
      end({ page, questions: [...later.questions, ...questions], state: 'loaded' });
    } catch {
      end({ state: 'failed' });
    }
  };
  return {
    result: key && data ? { ...data, questions: [...data.questions, ...later.questions] } : undefined,
    isLoading: isLoading || later.state === 'loading',
    hasFailed: Boolean(error) || later.state === 'failed',
    more: () => void more(),
  };
}
