import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import Head from 'next/head';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { frame } from '@/services/fixtures/frame';

import { AppFrame } from './AppFrame';

it.each([
  [true, 0],
  [false, 1],
])('a head in the page changes the document or not (first view: %s)', (isFirstView, updates) => {
  const manager = { mountedInstances: new Set(), updateHead: jest.fn() };
  renderWithProviders(
    <HeadManagerContext.Provider value={manager}>
      <AppFrame frame={frame()} layout="blank" isFirstView={isFirstView}>
        <Head>
          <link rel="preload" as="image" href="/cover.webp" />
        </Head>
      </AppFrame>
    </HeadManagerContext.Provider>,
  );
  expect(Math.min(manager.updateHead.mock.calls.length, 1)).toBe(updates);
});
