import type { StorybookConfig } from '@storybook/nextjs-vite';

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // A constant of the site's build; without it next/link writes no language prefix.
    define: { ...vite.define, 'process.env.__NEXT_I18N_SUPPORT': JSON.stringify('true') },
  }),
};

export default config;
