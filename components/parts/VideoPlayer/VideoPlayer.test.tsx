import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { VideoPlayer } from './VideoPlayer';

// Shows (requirements, 2.18, 4.5 and 9.6).

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('./FilmPlayer', () => ({
  FilmPlayer: ({ source }: { source: string }) => <output data-testid="film">{source}</output>,
}));

const film = {
  ...{ fileID: 'vat', appID: 'kompassa', title: 'VAT in five minutes', durationSeconds: 305 },
  ...{ cover: null, filmTemplate: 'https://films.example.com/{appID}/{fileID}.m3u8' },
};

it('loads no player before the video is started', async () => {
  renderWithProviders(<VideoPlayer {...film} />);
  expect(screen.queryByTestId('film')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play: VAT in five minutes 5:05' }));
  expect(await screen.findByTestId('film')).toHaveTextContent('https://films.example.com/kompassa/vat.m3u8');
});

it('plays at once when started by another control, and reuses the player for a new video', async () => {
  const { rerender } = renderWithProviders(<VideoPlayer {...film} autoplay />);
  const player = await screen.findByTestId('film');
  rerender(<VideoPlayer {...film} fileID="oss" autoplay />);
  expect(screen.getByTestId('film')).toBe(player);
  expect(player).toHaveTextContent('https://films.example.com/kompassa/oss.m3u8');
});
