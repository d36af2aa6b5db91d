import type { Decorator } from '@storybook/react';

import { CommonDataProvider } from '@/services/store/commonData';

import { layoutDataOf } from './layoutDataOf';

/** The layout data in the language of the toolbar. */
export const withLayoutData: Decorator = (Story, { globals }) => (
  <CommonDataProvider value={layoutDataOf(globals)}>
    <Story />
  </CommonDataProvider>
);
