import type { StorybookConfig } from '@storybook/nextjs-vite';

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', { from: '../gateway/public/films', to: '/films' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
