import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { videoCard } from '@/services/domain/articles/video';
import { videoCards, videos } from '@/services/fixtures/library';

import { FilmView } from './FilmView';

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('@/components/parts/VideoPlayer/FilmPlayer', () => ({
  FilmPlayer: ({ source }: { source: string }) => <output data-testid="film">{source}</output>,
}));

const [video] = videos();
if (!video) throw new Error('no video');
const film = { ...videoCard(video), id: 4, appID: 'kompassa', fileID: 'vat', durationSeconds: 305 };
const props = {
  film,
  filmTemplate: 'https://films.example.com/{appID}/{fileID}.m3u8',
  transcriptHtml: '<h3 id="chapter-lamp">The lamp</h3><p>Good morning.</p>',
  services: video.services,
  others: videoCards().slice(1),
};

it('has its address and its structured data, and leads to services and other films', () => {
  const { head, jsonLd } = renderView(<FilmView {...props} />);
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/videoCourse\/4$/);
  expect(jsonLd[0]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT5M5S',
    contentUrl: 'https://films.example.com/kompassa/vat.m3u8',
  });
  expect(screen.getByRole('region', { name: 'Services for this' })).toBeVisible();
  for (const { title } of props.others) expect(screen.getByRole('link', { name: title })).toBeVisible();
  expectOrderlyHeadings();
});

it('plays at once when its still image was chosen in a list', async () => {
  window.location.hash = '#play';
  renderView(<FilmView {...props} />);
  window.location.hash = '';
  expect(await screen.findByTestId('film')).toHaveTextContent('https://films.example.com/kompassa/vat.m3u8');
});
