import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { TextField } from '@/components/ui/TextField/TextField';
import { pathOfSearch } from '@/services/config/paths';

import { RegisterProblem } from './RegisterProblem';
import { Entries, Form, Message, Print } from './RegisterSearch.styles';
import { type Search, useRegisterSearch } from './useRegisterSearch';

interface RegisterSearchProps<Entry> {
  /** Of the call, so that both registers keep their own results. */
  name: 'searchDeclarations' | 'searchRepresentations';
  /** Path of the page, without language. */
  path: string;
  /** The running search: what was asked, what was found, and how to ask again. */
  search: Search<Entry>;
  /** Addresses of the login and the registration. */
  login: string;
  /** Address of the registration, for whoever has no account. */
  registration: string;
  /** One list item. */
  children: (entry: Entry) => ReactNode;
}

/**
 * Looks something up in a register for members. The question stands in the address; what was typed stays.
 * @avoid For what everybody may look up: it asks for a login.
 * @accessibility Searches on Enter or by its button alone; problems say what to do, and what was typed
 *   stays.
 */
export function RegisterSearch<Entry>(props: RegisterSearchProps<Entry>) {
  const { name, path, search, login, registration, children } = props;
  const { t } = useTranslation('registers');
  const { keyword, page, result, isLoading, failure, ask, retry } = useRegisterSearch(name, search);
  const [typed, setTyped] = useState<string>();
  const [hasAskedTooShort, setHasAskedTooShort] = useState(false);
  const text = typed ?? keyword;
  const isTooShort = text.trim().length < 2;

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasAskedTooShort(isTooShort);
    if (!isTooShort) ask(text.trim());
  }

  return (
    <>
      <Form role="search" onSubmit={submit} noValidate>
        <TextField
          label={t('label')}
          hint={t('hint')}
          error={hasAskedTooShort && isTooShort ? t('tooShort') : undefined}
          type="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('submit')}</Button>
      </Form>
      <div aria-live="polite">
        {isLoading && <Message>{t('searching')}</Message>}
        {failure && (
          <RegisterProblem failure={failure} onRetry={retry} login={login} registration={registration} />
        )}
        {result && (
          <Message>
            {result.total === 0 ? t('nothing', { keyword }) : t('found', { count: result.total, keyword })}
          </Message>
        )}
      </div>
      {result && result.entries.length > 0 && (
        <>
          <Entries data-print="alone">{result.entries.map(children)}</Entries>
          <Pagination
            label={t('pages')}
            page={page}
            pageCount={Math.ceil(result.total / result.pageSize)}
            hrefOf={(target) => pathOfSearch(path, keyword, target)}
            pageLabel={(target) => t('page', { page: target })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
          <Print>
            <Button emphasis="quiet" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </Print>
        </>
      )}
    </>
  );
}
