import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { FilmPlayerProps } from '@/components/parts/VideoPlayer/FilmPlayer';
import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { FilmInText } from './FilmInText';

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('@/components/parts/VideoPlayer/FilmPlayer', () => ({
  FilmPlayer: ({ source, poster, from }: FilmPlayerProps) => (
    <output data-testid="film">{[source, poster, from?.start].join(' ')}</output>
  ),
}));

// jsdom scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('loads the player once it is pressed, in the place of the button, with chapters that lead to the lesson', async () => {
  const film = {
    ...{ fileID: 'vat', appID: 'kompassa', title: 'VAT in five minutes', durationSeconds: 305 },
    ...{ filmTemplate: '/films/{appID}/{fileID}.m3u8', language: 'en' as const, lesson: '/videoCourse/3' },
    cover: { src: '/picture/768/a.webp', alt: '', width: 16, height: 9 },
    chapters: [{ id: 'chapter-lamp', title: 'The lamp', start: 18 }],
  };
  const { container } = renderWithProviders(<FilmInText {...film} />);
  expect(container.querySelectorAll('img, video, a, [data-testid]')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Play: VAT in five minutes 5:05' }));
  const player = await screen.findByTestId('film');
  expect(player).toHaveTextContent('/films/kompassa/vat.m3u8 /picture/768/a.webp');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // Headings are those of the text.
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  const chapter = screen.getByRole('link', { name: '0:18 The lamp' });
  expect(chapter).toHaveAttribute('href', '/videoCourse/3#chapter-lamp');
  await userEvent.click(chapter);
  expect(player).toHaveTextContent('a.webp 18');
});
