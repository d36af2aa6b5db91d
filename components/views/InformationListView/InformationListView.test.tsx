import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { notices } from '@/services/fixtures/library';

import { InformationListView } from './InformationListView';

it('links to every notice', () => {
  const shown = notices();
  renderView(<InformationListView notices={shown} />);
  expect(shown.length).toBeGreaterThan(0);
  for (const { id, title } of shown)
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/information/${id}`);
  expectOrderlyHeadings();
});

it('shows a message without notices', () => {
  renderView(<InformationListView notices={[]} />);
  expect(screen.getByText('There is nothing new at the moment.')).toBeVisible();
});
