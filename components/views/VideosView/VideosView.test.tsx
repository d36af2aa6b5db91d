import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { videos } from '@/services/fixtures/library';

import { VideosView } from './VideosView';

it('shows each lesson with its length and what is said in it', () => {
  const [first] = videos();
  if (!first) throw new Error('no video');
  renderView(<VideosView videos={[{ ...first, title: 'VAT in five minutes', durationSeconds: 305 }]} />);
  expect(screen.getByRole('region', { name: 'VAT in five minutes' })).toBeVisible();
  expect(screen.getByText('Length 5:05')).toBeVisible();
  expect(screen.getByText('Read what is said')).toBeVisible();
  expectOrderlyHeadings();
});
