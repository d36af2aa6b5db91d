import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { videoCards } from '@/services/fixtures/library';

import { FilmRows } from './FilmRows';

const [first] = videoCards();
if (!first) throw new Error('no video');
const chapter = { id: 'lamp', title: 'The lamp', start: 18 };
const film = { ...first, id: 4, title: 'Three parcels', durationSeconds: 305, language: 'en' as const };

it('says how long a film is and what it shows, with a link', () => {
  const chapters = [chapter, { ...chapter, id: 'scarf', title: 'The scarf' }];
  renderWithProviders(<FilmRows films={[{ ...film, chapters }]} />, { locale: 'de' });
  const entry = within(screen.getByRole('listitem'));
  expect(entry.getByRole('link', { name: 'Three parcels' })).toHaveAttribute(
    'href',
    '/de/videoCourse/4#play',
  );
  expect(entry.getByText('Länge 5:05')).toBeVisible();
  expect(entry.getByText('2 Kapitel')).toBeVisible();
  expect(entry.getByText('The lamp · The scarf').closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('says nothing of chapters where there are none', () => {
  renderWithProviders(<FilmRows films={[{ ...film, chapters: [] }]} />);
  expect(screen.queryByText(/chapter/)).toBeNull();
});
