import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useState } from 'react';

import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { QuestionList, QuestionType } from '@/services/domain/articles/question';

import { Fields, WaysOn, Status } from './QuestionSearch.styles';
import { useDebouncedValue } from './useDebouncedValue';
import { useQuestionSearch } from './useQuestionSearch';

/** So long somebody may pause between two letters, in ms. */
const pause = 300;

interface QuestionSearchProps {
  /** The types to filter by, in the order of the CMS. */
  types: QuestionType[];
}

/**
 * Searches the questions while one types, the best first. What was typed stays, whatever the search does; where nothing
 * is found, it offers the check and contact.
 * @avoid For services: the header's search.
 * @accessibility Waits for a pause in typing, then announces how many were found; nothing takes the focus
 *   away.
 */
export function QuestionSearch({ types }: QuestionSearchProps) {
  const { t } = useTranslation('questions');
  const [keyword, setKeyword] = useState('');
  const [typeKey, setTypeKey] = useState('');
  const { result, isLoading, hasFailed, more } = useQuestionSearch({
    keyword: useDebouncedValue(keyword, pause),
    typeKey,
  });
  const shown = useDeferredValue(result);
  const found = ({ total, unknown, isPartial }: QuestionList) =>
    [
      t('search.found', { count: total }),
      total > 0 && unknown.length > 0 && t('search.without', { words: unknown.join(', ') }),
      total > 0 && isPartial && t('search.partial'),
    ]
      .filter(Boolean)
      .join(' ');
  const status = hasFailed ? t('search.failed') : isLoading ? t('search.searching') : shown && found(shown);
  return (
    <div role="search">
      <Fields>
        <TextField
          label={t('search.label')}
          hint={t('search.hint')}
          type="search"
          maxLength={100}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <SelectField
          label={t('search.type')}
          placeholder={t('search.allTypes')}
          options={types.map(({ key, name }) => ({ value: key, label: name }))}
          value={typeKey}
          onChange={({ target }) => setTypeKey(target.value)}
        />
      </Fields>
      <Status role="status">{status}</Status>
      {shown?.total === 0 && !isLoading && !hasFailed && (
        <WaysOn>
          <TextLink href={paths.calculate()}>{t('search.check')}</TextLink>
          <TextLink href={paths.contact}>{t('search.contact')}</TextLink>
        </WaysOn>
      )}
      {shown && shown.questions.length > 0 && <QuestionRows questions={shown.questions} />}
      {shown && shown.questions.length < shown.total && (
        <Button emphasis="quiet" onClick={more}>
          {t('search.more')}
        </Button>
      )}
    </div>
  );
}
