import type { Preview } from '@storybook/react';
import { configure } from 'storybook/test';

import { clearOffer } from '../services/browser/offer/offerStore';
import { defaultLocale } from '../services/domain/locale/locale';
import { liveDataModes, prepareLiveData, withLiveData } from '../stories/support/liveData';
import { DocsPage } from './docs/DocsPage';
import { SiteDocsContainer } from './docs/SiteDocsContainer';
import { SiteProviders } from './SiteProviders';
import { backgrounds, toolbars, viewports } from './toolbars';
import { isStoryLanguage } from './translations';
import { withDirection } from './withDirection';
import { withForcedColors } from './withForcedColors';
import { withMotion } from './withMotion';
import { withoutControl } from './withoutControl';
import { withScheme } from './withScheme';

// Modules loaded at the first click may take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  argTypesEnhancers: [withoutControl],
  initialGlobals: {
    locale: defaultLocale,
    scheme: 'light',
    forcedColors: 'none',
    direction: 'ltr',
    motion: 'full',
    liveData: liveDataModes[0],
    // Set by e2e/parity alone.
    layoutData: null,
  },
  beforeEach: [prepareLiveData, clearOffer],
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
          'Handover',
          'ui',
          'layout',
          'blocks',
          'parts',
          'views',
          'gateway',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    withLiveData,
    withMotion,
    withScheme,
    withForcedColors,
    withDirection,
    (Story, { globals }) => (
      <SiteProviders language={isStoryLanguage(globals.locale) ? globals.locale : defaultLocale}>
        <Story />
      </SiteProviders>
    ),
  ],
};

export default preview;
