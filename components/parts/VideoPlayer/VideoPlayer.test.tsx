import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import type { FilmPlayerProps } from './FilmPlayer';
import { VideoPlayer } from './VideoPlayer';

// Shows (requirements, 2.18, 4.5 and 9.6).

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('./FilmPlayer', () => ({
  FilmPlayer: ({ source, from, onChapter }: Pick<FilmPlayerProps, 'source' | 'from' | 'onChapter'>) => (
    <button type="button" data-testid="film" onClick={() => onChapter('scarf')}>
      {source} {from?.start}
    </button>
  ),
}));

const film = {
  ...{ fileID: 'vat', appID: 'kompassa', title: 'VAT in five minutes', durationSeconds: 305 },
  ...{ cover: null, filmTemplate: 'https://films.example.com/{appID}/{fileID}.m3u8' },
  ...{ language: 'en' as const, chapters: [] },
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

describe('with chapters', () => {
  const chapters = [
    { id: 'lamp', title: 'The lamp', start: 18 },
    { id: 'scarf', title: 'The scarf', start: 46 },
  ];
  const link = (name: string) => screen.getByRole('link', { name });
  const scrollIntoView = jest.fn();
  beforeAll(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('plays from the chapter that is chosen, again and again, and marks the one that is shown', async () => {
    renderWithProviders(<VideoPlayer {...film} chapters={chapters} />);
    await userEvent.click(link('0:18 The lamp'));
    const player = await screen.findByTestId('film');
    expect(player).toHaveTextContent('vat.m3u8 18');
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    await userEvent.click(link('0:46 The scarf'));
    expect(player).toHaveTextContent('vat.m3u8 46');
    await userEvent.click(player);
    expect(link('0:46 The scarf')).toHaveAttribute('aria-current', 'true');
    expect(link('0:18 The lamp')).not.toHaveAttribute('aria-current');
  });

  it('begins another film at its beginning', async () => {
    const { rerender } = renderWithProviders(<VideoPlayer {...film} chapters={chapters} />);
    await userEvent.click(link('0:46 The scarf'));
    const player = await screen.findByTestId('film');
    rerender(<VideoPlayer {...film} chapters={chapters} fileID="oss" />);
    expect(player).toHaveTextContent(/oss\.m3u8$/);
  });

  it('leads into the transcript without scripts', () => {
    renderWithProviders(<VideoPlayer {...film} chapters={chapters} />);
    expect(link('0:18 The lamp')).toHaveAttribute('href', '#lamp');
  });
});
