import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { Video } from '@/services/domain/articles/video';
import { videos } from '@/services/fixtures/library';

import { VideoPlayer } from './VideoPlayer';

// Shows (requirements, 2.18, 4.5 and 9.6).

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('./FilmPlayer', () => ({
  FilmPlayer: ({ video }: { video: Video }) => <output data-testid="film">{video.source}</output>,
}));

const [video] = videos();
if (!video) throw new Error('no video');
const film = { ...video, title: 'VAT in five minutes', durationSeconds: 305 };

it('loads no player before the video is started', async () => {
  renderWithProviders(<VideoPlayer video={film} />);
  expect(screen.queryByTestId('film')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play: VAT in five minutes 5:05' }));
  expect(await screen.findByTestId('film')).toHaveTextContent(film.source);
});

it('plays at once when started by another control, and reuses the player for a new video', async () => {
  const { rerender } = renderWithProviders(<VideoPlayer video={film} autoplay />);
  const player = await screen.findByTestId('film');
  rerender(<VideoPlayer video={{ ...film, id: 9, source: 'https://gateway.example.com/b.m3u8' }} autoplay />);
  expect(screen.getByTestId('film')).toBe(player);
  expect(player).toHaveTextContent('https://gateway.example.com/b.m3u8');
});
