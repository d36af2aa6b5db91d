import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { allDeadlines } from '@/services/fixtures/deadlines';

import { DeadlinesView } from './DeadlinesView';

it('leads to every country and shows what is due next', () => {
  renderView(<DeadlinesView {...allDeadlines()} />);
  expect(screen.getByRole('link', { name: 'Poland' })).toHaveAttribute('href', '/cht/deadlines/PL');
  expect(screen.getAllByRole('table').length).toBeGreaterThan(1);
  expectOrderlyHeadings();
});

it('says so where nothing is due', () => {
  renderView(<DeadlinesView {...allDeadlines()} months={[]} />);
  expect(screen.getByText(/Nothing is due/)).toBeVisible();
});
