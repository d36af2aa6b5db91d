import type { Preview } from '@storybook/nextjs-vite';

import { defaultLocale } from '../services/domain/locale';
import { liveModes, prepareLiveCalls, withLiveCalls } from '../stories/support/liveCalls';

import { SiteProviders } from './SiteProviders';
import { backgrounds, toolbars, viewports } from './toolbars';
import { isLanguage } from './translations';
import { withMotion } from './withMotion';

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals: { locale: defaultLocale, motion: 'full', liveCalls: liveModes[0] },
  beforeEach: prepareLiveCalls,
  parameters: {
    a11y: { test: 'error' },
    backgrounds,
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  decorators: [
    withLiveCalls,
    withMotion,
    (Story, { globals }) => (
      <SiteProviders language={isLanguage(globals.locale) ? globals.locale : defaultLocale}>
        <Story />
      </SiteProviders>
    ),
  ],
};

export default preview;
