import { screen } from '@testing-library/react';

import { FrameProvider } from '@/components/layout/FrameContext';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { frame } from '@/services/fixtures/frame';

import { PreviewBanner } from './PreviewBanner';

const show = (savedAt: number | null) =>
  renderWithProviders(
    <FrameProvider value={frame()}>
      <PreviewBanner title="New rates" savedAt={savedAt} />
    </FrameProvider>,
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

it('shows a message if the draft is not on the page', () => {
  show(null);
  expect(screen.getByRole('complementary')).toHaveTextContent('This page does not show it.');
});
