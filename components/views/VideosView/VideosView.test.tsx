import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { videos } from '@/services/fixtures/library';

import { VideosView } from './VideosView';

it('shows each lesson with its length and what is said in it', () => {
  const [first] = videos();
  if (!first) throw new Error('no video');
  const video = { ...first, id: 4, title: 'VAT in five minutes', durationSeconds: 305 };
  const { jsonLd } = renderView(
    <VideosView videos={[{ ...video, transcriptHtml: '<p>Good morning.</p>' }]} />,
  );
  expect(screen.getByRole('region', { name: 'VAT in five minutes' })).toHaveAttribute('id', 'lesson-4');
  expect(screen.getByRole('link', { name: 'VAT in five minutes' })).toHaveAttribute('href', '#lesson-4');
  expect(screen.getByText('Length 5:05')).toBeVisible();
  expect(screen.getByText('Good morning.')).toBeVisible();
  expect(jsonLd[0]).toMatchObject({ '@type': 'LearningResource', timeRequired: 'PT5M5S' });
  expectOrderlyHeadings();
});

it('says so where there are none', () => {
  renderView(<VideosView videos={[]} />);
  expect(screen.getByText('The first lessons are being recorded.')).toBeVisible();
});
