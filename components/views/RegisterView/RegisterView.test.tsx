import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { renderView } from '@/components/testing/renderView';
import { searchDeclarations, searchRepresentations } from '@/services/browser/api/registers';
import { contentPage } from '@/services/fixtures/pages';
import { declarations, representations } from '@/services/fixtures/registers';

import { RegisterView } from './RegisterView';

jest.mock('@/services/browser/api/registers');
jest.mocked(searchDeclarations).mockResolvedValue(declarations({ total: 31 }));
jest.mocked(searchRepresentations).mockResolvedValue(representations({ total: 31 }));

it.each([
  ['declarations', '/cht/ResourcesDoc'],
  ['representations', '/cht/ResourcesSearch'],
] as const)('the pages of a search of %s stand below %s', async (register, path) => {
  renderView(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RegisterView register={register} page={contentPage({ blocks: [] })} />
    </SWRConfig>,
    { router: { query: { q: 'kettle' } } },
  );
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    `${path}?q=kettle&page=2`,
  );
});
