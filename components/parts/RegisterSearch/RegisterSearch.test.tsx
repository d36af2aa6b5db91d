import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { renderView } from '@/components/testing/renderView';
import { RegisterError } from '@/services/domain/registers/register';
import type { Declaration } from '@/services/domain/registers/register';
import { declarations } from '@/services/fixtures/registers';

import { DeclarationEntry } from './DeclarationEntry';
import { RegisterSearch } from './RegisterSearch';
import type { Search } from './useRegisterSearch';

const show = (search: Search<Declaration>, query: Record<string, string> = {}) =>
  renderView(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RegisterSearch
        name="searchDeclarations"
        path="/cht/ResourcesDoc"
        search={search}
        login="/login"
        registration="/register"
      >
        {(entry) => <DeclarationEntry key={entry.id} entry={entry} />}
      </RegisterSearch>
    </SWRConfig>,
    { router: { query } },
  );

it('sends no request with a short query, and takes the error away as soon as it is long enough', async () => {
  const search = jest.fn();
  const { router } = show(search);
  await userEvent.type(screen.getByRole('searchbox'), 'k{Enter}');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/Enter at least two characters/);
  expect(router.push).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox'), 'e');
  expect(screen.getByRole('searchbox')).toBeValid();
  expect(screen.getByRole('searchbox')).not.toHaveAccessibleDescription(/Enter at least two characters/);
});

it('keeps the query in the address', async () => {
  const { router } = show(jest.fn());
  await userEvent.type(screen.getByRole('searchbox'), ' kettle {Enter}');
  expect(router.push).toHaveBeenCalledWith(expect.objectContaining({ query: { q: 'kettle' } }), undefined, {
    shallow: true,
    scroll: false,
  });
});

it('shows the result for the query in the address, in pages', async () => {
  const search = jest.fn().mockResolvedValue(declarations({ total: 31, pageSize: 10, page: 2 }));
  show(search, { q: 'kettle', page: '2' });
  await screen.findByText('31 entries found for “kettle”.');
  expect(search).toHaveBeenCalledWith({ keyword: 'kettle', page: 2 });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/cht/ResourcesDoc?q=kettle&page=3',
  );
  expect(screen.getByRole('button', { name: 'Print this result' })).toBeVisible();
});

it.each([
  ['notLoggedIn', /Please log in/, 'link', 'Log in'],
  ['tooMany', /lot of searches/, 'button', 'Try again'],
  ['unavailable', /is not available/, 'button', 'Try again'],
] as const)('after the failure %s shows a message and the next step', async (reason, text, role, name) => {
  show(jest.fn().mockRejectedValue(new RegisterError(reason)), { q: 'kettle' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('kettle');
});
