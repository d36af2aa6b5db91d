import type { StorybookConfig } from '@storybook/nextjs-vite';

import { insufficientPairs } from '../components/theme/contrast';

// Nothing is built, and nothing reviewed, in colours that cannot be read.
const insufficient = insufficientPairs();
if (insufficient.length > 0) throw new Error(`Contrast below WCAG 2.2 AA:\n${insufficient.join('\n')}`);

/** The files of `public`, served at the root. */
const atTheRoot = /(["'`(])\/(?=(?:brand|films)\/|(?:europe|favicon|apple-touch-icon|site)\.)/g;

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../stories/guides/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../public',
    { from: '../gateway/public/films', to: '/films' },
    { from: '../node_modules/@fontsource-variable/archivo/files', to: '/fonts' },
  ],
  typescript: {
    // By types, and not by syntax alone: it finds properties in unions, and the choices of types that are imported.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The site's has no files of the gateway.
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      include: ['components/*/*/*.tsx', 'gateway/src/web/*/*.tsx'],
      setDisplayName: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The component's own properties. A story's `argTypes` add native ones that it is about.
      propFilter: ({ declarations = [] }) =>
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      {
        // tsconfig.json, whose paths are known here, is the site's: the gateway's code has one of its own.
        name: 'kompassa:paths-of-the-gateway',
        config: () => ({ resolve: { alias: [{ find: /^@(?=\/)/, replacement: process.cwd() }] } }),
      },
      {
        // A published Storybook may lie below any path, where the root is somebody else's.
        name: 'kompassa:public-files-beside-the-page',
        transform: (code, id) =>
          /\/(?:components|services|gateway\/src\/web|stories|\.storybook)\//.test(id) &&
          !id.includes('/node_modules/')
            ? code.replace(atTheRoot, '$1./')
            : undefined,
      },
    ],
  }),
};

export default config;
