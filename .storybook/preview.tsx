import type { Preview } from '@storybook/nextjs-vite';

import { defaultLocale, isLocale } from '../services/domain/locale';
import { liveModes, prepareLiveCalls, withLiveCalls } from '../stories/support/liveCalls';

import { SiteProviders } from './SiteProviders';

const widths = [320, 768, 1280, 1920];

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Display language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'EN', right: 'English' },
          { value: 'de', title: 'DE', right: 'Deutsch' },
        ],
      },
    },
    liveCalls: {
      description: 'How the live calls of a story end; nothing leaves the page',
      toolbar: { title: 'Live calls', icon: 'transfer', dynamicTitle: true, items: [...liveModes] },
    },
  },
  initialGlobals: { locale: defaultLocale, liveCalls: liveModes[0] },
  beforeEach: prepareLiveCalls,
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  decorators: [
    withLiveCalls,
    (Story, { globals }) => (
      <SiteProviders locale={isLocale(globals.locale) ? globals.locale : defaultLocale}>
        <Story />
      </SiteProviders>
    ),
  ],
};

export default preview;
