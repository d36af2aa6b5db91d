import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { PreviewBanner } from './PreviewBanner';

const show = (savedAt: number | null, { title = 'New rates', isRelease = false } = {}) =>
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <PreviewBanner title={title} savedAt={savedAt} isRelease={isRelease} />
    </CommonDataProvider>,
  );

it("shows the draft's time and a link to leave the preview", () => {
  show(Date.UTC(2026, 10, 20, 9, 30));
  const banner = screen.getByRole('complementary', { name: 'Preview' });
  expect(banner).toHaveTextContent('Preview of “New rates”, English, as saved on 20 November 2026 at 10:30.');
  expect(banner).toHaveTextContent('Only you see this');
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
    'href',
    '/api/preview/leave?path=%2F',
  );
});

it('names no title beside the form', () => {
  show(Date.UTC(2026, 10, 20, 9, 30), { title: '' });
  expect(screen.getByRole('complementary')).toHaveTextContent('Preview of the draft, English, as saved on');
});

it('shows a message if the draft is not on the page', () => {
  show(null);
  expect(screen.getByRole('complementary')).toHaveTextContent('This page does not show it.');
});

it.each([
  [Date.UTC(2026, 10, 20, 9, 30), 'This page shows drafts of it'],
  [null, 'This page shows none of its drafts'],
])('says which release is shown, and whether it is on the page (%s)', (savedAt, sentence) => {
  show(savedAt, { isRelease: true });
  const banner = screen.getByRole('complementary');
  expect(banner).toHaveTextContent('Preview of the release “New rates”, English');
  expect(banner).toHaveTextContent(sentence);
});
