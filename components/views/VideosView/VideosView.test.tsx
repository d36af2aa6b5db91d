import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { videoCards } from '@/services/fixtures/library';

import { VideosView } from './VideosView';

const [first] = videoCards();
if (!first) throw new Error('no video');

it('leads to each film, and keeps its place from the time when all stood on one page', () => {
  renderView(<VideosView videos={[{ ...first, id: 4, title: 'VAT in five minutes' }]} />);
  expect(screen.getByRole('link', { name: 'VAT in five minutes' })).toHaveAttribute(
    'href',
    '/videoCourse/4#play',
  );
  expect(document.getElementById('lesson-4')).toHaveTextContent('VAT in five minutes');
  expectOrderlyHeadings();
});

it('shows a message for an empty list, and leads on', () => {
  renderView(<VideosView videos={[]} />);
  expect(screen.getByText('The first films are in production.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
});
