import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { countFound } from '@/services/domain/registers/search';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';

import { markTargetOfNextPage } from './markTargetOfNextPage';
import { NothingFound } from './NothingFound';
import { Problem, Status } from './SearchContent.styles';
import { SearchFooter } from './SearchFooter';
import { SearchResults } from './SearchResults';
import { useActiveOption } from './useActiveOption';
import { useFieldAttributes } from './useFieldAttributes';
import { useFieldText } from './useFieldText';
import { useSearchCount } from './useSearchCount';
import { useSearchEntries } from './useSearchEntries';

export interface SearchContentProps {
  /** The combobox, which is in the page before this component is loaded. */
  field: HTMLInputElement;
  /** The id of its title. */
  labelledBy: string;
  close: () => void;
}

/** What the search finds for the text in its field, and the field's keyboard. */
export function SearchContent({ field, labelledBy, close }: SearchContentProps) {
  const { t } = useTranslation('search');
  const { search, isComplete, isLoading, hasFailed, retry } = useSearchEntries();
  const isLate = useDelayedLoading(isLoading);
  const query = useFieldText(field);
  const listId = useId();
  const found = useMemo(() => search?.(query), [search, query]);
  const count = found ? countFound(found) : 0;
  const isWhole = found !== undefined && !found.isPartial && found.unknown.length === 0;
  const countSearch = useSearchCount(query, isComplete ? count > 0 && isWhole : undefined);
  const idOf = (index: number) => `${listId}-${index}`;
  const { active, activeId, setActive } = useActiveOption(field, query, count, idOf);
  useFieldAttributes(field, {
    'aria-expanded': String(count > 0),
    'aria-controls': count > 0 ? listId : undefined,
    'aria-activedescendant': activeId,
  });

  return (
    <>
      <Status role="status">
        {isLate && t('loading')}
        {found && count > 0 && t('count', { count })}
        {found &&
          count > 0 &&
          isComplete &&
          found.unknown.length > 0 &&
          ` ${t('without', { words: found.unknown.join(', ') })}`}
        {found?.isPartial && isComplete && ` ${t('partial')}`}
        {found && count === 0 && t(query.trim() ? 'nothing' : 'none', { query: query.trim() })}
      </Status>
      {found && count === 0 && query.trim() && <NothingFound onChoose={close} />}
      {hasFailed && (
        <Problem role="alert">
          <p>{t('failed')}</p>
          <Button emphasis="quiet" onClick={retry}>
            {t('retry')}
          </Button>
        </Problem>
      )}
      {found && count > 0 && (
        <SearchResults
          id={listId}
          labelledBy={labelledBy}
          groups={found.groups}
          active={active}
          idOf={idOf}
          onPoint={setActive}
          onChoose={() => {
            countSearch();
            markTargetOfNextPage();
            close();
          }}
        />
      )}
      <SearchFooter onChoose={close} />
    </>
  );
}
