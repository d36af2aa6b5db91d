import type { Decorator } from '@storybook/nextjs-vite';

import { FrameProvider } from '@/components/layout/FrameContext';

import { frameOf } from './frameOf';

/** The frame data in the language of the toolbar. */
export const withFrame: Decorator = (Story, { globals }) => (
  <FrameProvider value={frameOf(globals)}>
    <Story />
  </FrameProvider>
);
