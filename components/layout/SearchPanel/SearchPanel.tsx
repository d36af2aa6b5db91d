import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';

import { useCloseOnNavigation } from '@/components/layout/useCloseOnNavigation';
import { Button } from '@/components/ui/Button/Button';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { filterSearchEntries } from '@/services/domain/registers/search';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';
import { useTranslation } from '@/services/i18n/useTranslation';

import { SearchFooter } from './SearchFooter';
import { CloseButton, Field, Head, Input, Problem, Sheet, Status, Title } from './SearchPanel.styles';
import { SearchResults } from './SearchResults';
import { useActiveOption } from './useActiveOption';
import { useSearchEntries } from './useSearchEntries';

export interface SearchPanelProps {
  /** Called when it has closed; then it may go. */
  onClose: () => void;
}

/**
 * The header's search (requirements, 2): a modal dialog with a combobox over all services. Opens
 * at once.
 * @avoid To search articles or questions: those have a search of their own.
 * @accessibility A modal dialog with a combobox: arrow keys choose, Enter goes, Escape closes, the number
 *   of finds is announced.
 */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const { t } = useTranslation('common');
  const { entries, isLoading, hasFailed, retry } = useSearchEntries();
  const isLate = useDelayedLoading(isLoading);
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const listId = useId();
  const found = entries && filterSearchEntries(entries, query);
  const count = found ? found.hot.length + found.others.length : 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const { active, activeId, setActive, onKeyDown } = useActiveOption(count, idOf);
  const close = useCallback(() => dialog.current?.close(), []);
  useCloseOnNavigation(close);

  useEffect(() => {
    dialog.current?.showModal();
    // Of itself a dialog gives the focus to what comes first in it, the button that closes it.
    input.current?.focus();
  }, []);

  return (
    <Sheet ref={dialog} aria-labelledby={titleId} closedby="any" onClose={onClose}>
      <Head>
        <Title id={titleId}>{t('search.title')}</Title>
        <CloseButton type="button" aria-label={t('search.close')} onClick={close}>
          <X aria-hidden="true" size={24} strokeWidth={1.75} />
        </CloseButton>
      </Head>
      <Field role="search">
        <Input
          ref={input}
          role="combobox"
          aria-labelledby={titleId}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={t('search.example')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(target.value.trim() ? 0 : -1);
          }}
          onKeyDown={onKeyDown}
        />
        <GraduatedEdge />
      </Field>
      <Status role="status">
        {isLate && t('search.loading')}
        {found && count > 0 && t('search.count', { count })}
        {found && count === 0 && t(query.trim() ? 'search.nothing' : 'search.none', { query: query.trim() })}
      </Status>
      {hasFailed && (
        <Problem role="alert">
          <p>{t('search.failed')}</p>
          <Button emphasis="quiet" onClick={retry}>
            {t('search.retry')}
          </Button>
        </Problem>
      )}
      {found && count > 0 && (
        <SearchResults
          id={listId}
          labelledBy={titleId}
          found={found}
          active={active}
          idOf={idOf}
          onPoint={setActive}
          onChoose={close}
        />
      )}
      <SearchFooter onChoose={close} />
    </Sheet>
  );
}
