import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { videos } from '@/services/fixtures/library';

import { VideosView } from './VideosView';

jest.mock('@/components/parts/VideoPlayer/FilmPlayer', () => ({
  FilmPlayer: ({ source }: { source: string }) => <output data-testid="film">{source}</output>,
}));

const [first] = videos();
if (!first) throw new Error('no video');
const filmTemplate = 'https://films.example.com/{appID}/{fileID}.m3u8';
const lesson = {
  ...first,
  ...{ id: 4, appID: 'kompassa', fileID: 'vat' },
  title: 'VAT in five minutes',
  durationSeconds: 305,
  transcriptHtml: '<p>Good morning.</p>',
};
const another = { ...lesson, id: 5, title: 'OSS', fileID: 'oss' };

it('shows each lesson with its length and its transcript', () => {
  const { jsonLd } = renderView(<VideosView videos={[lesson]} filmTemplate={filmTemplate} />);
  expect(screen.getByRole('region', { name: 'VAT in five minutes' })).toHaveAttribute('id', 'lesson-4');
  expect(screen.getByText('Length 5:05')).toBeVisible();
  expect(screen.getByText('Good morning.')).toBeVisible();
  expect(jsonLd[0]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT5M5S',
    contentUrl: 'https://films.example.com/kompassa/vat.m3u8',
  });
  expectOrderlyHeadings();
});

it('plays the lesson that is chosen in the list or in its section', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  renderView(<VideosView videos={[lesson, another]} filmTemplate={filmTemplate} />);
  await userEvent.click(screen.getByRole('button', { name: '2 OSS 5:05' }));
  expect(await screen.findByTestId('film')).toHaveTextContent('https://films.example.com/kompassa/oss.m3u8');
  expect(screen.getByRole('button', { name: '2 OSS 5:05' })).toHaveAttribute('aria-current', 'true');
  const section = screen.getByRole('region', { name: lesson.title });
  await userEvent.click(
    within(section).getByRole('button', { name: 'Watch this lesson VAT in five minutes' }),
  );
  expect(screen.getByTestId('film')).toHaveTextContent('https://films.example.com/kompassa/vat.m3u8');
});

it('shows a message for an empty list', () => {
  renderView(<VideosView videos={[]} filmTemplate={filmTemplate} />);
  expect(screen.getByText('The first lessons are in production.')).toBeVisible();
});
