import type { Decorator } from '@storybook/react';

import { CommonDataProvider } from '@/services/store/commonData';

import { frameOf } from './frameOf';

/** The frame data in the language of the toolbar. */
export const withFrame: Decorator = (Story, { globals }) => (
  <CommonDataProvider value={frameOf(globals)}>
    <Story />
  </CommonDataProvider>
);
