import type { Preview } from '@storybook/nextjs-vite';
import { configure } from 'storybook/test';

import { defaultLocale } from '../services/domain/locale/locale';
import { liveModes, prepareLiveCalls, withLiveCalls } from '../stories/support/liveData';
import { DocsPage } from './docs/DocsPage';
import { SiteDocsContainer } from './docs/SiteDocsContainer';
import { SiteProviders } from './SiteProviders';
import { backgrounds, toolbars, viewports } from './toolbars';
import { isLanguage } from './translations';
import { withMotion } from './withMotion';

// Modules loaded at the first click may take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: { locale: defaultLocale, motion: 'full', liveCalls: liveModes[0] },
  beforeEach: prepareLiveCalls,
  parameters: {
    a11y: { test: 'error' },
    backgrounds,
    controls: { expanded: true },
    docs: { page: DocsPage, container: SiteDocsContainer },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and grid', 'Motion'],
          'Guides',
          'ui',
          'layout',
          'blocks',
          'views',
        ],
      },
    },
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
