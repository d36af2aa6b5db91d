import { screen } from '@testing-library/react';

import { renderView } from '@/components/testing/renderView';
import { representations } from '@/services/fixtures/registers';

import { RepresentationEntry } from './RepresentationEntry';

it('shows both parties, the area and the end of a representation', () => {
  const [ended, active] = representations().entries;
  renderView(
    <>{[ended, active].map((entry) => entry && <RepresentationEntry key={entry.id} entry={entry} />)}</>,
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    'KMP-AR-2024-00034 · Brightwater Fitness Inc.',
  );
  expect(screen.getByRole('link', { name: 'KMP-AR-2024-00034' })).toHaveAttribute(
    'href',
    '/cht/ResourcesSearch?q=KMP-AR-2024-00034',
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Brightwater Fitness Inc., United States');
  expect(screen.getByText('Cabinet Mirevaux-Lorme')).toBeVisible();
  expect(screen.getByText('European Union')).toBeVisible();
  expect(screen.getByText('Ended')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  // Only the ended one has an end.
  expect(screen.getAllByText('Until')).toHaveLength(1);
});
