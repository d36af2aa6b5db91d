import { readdirSync } from 'node:fs';

import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.contract.test.ts',
  'components/testing/**',
  'services/fixtures/**',
];
const stories = ['stories/**', '.storybook/**'];
const site = [
  'components/**',
  'pages/**',
  'services/**',
  'stories/**',
  '.storybook/**',
  'instrumentation.ts',
  'proxy.ts',
];

/** The gateway from top to bottom (docs/decisions/0035-the-gateway-has-floors.md): a room imports from rooms below it alone. */
const floors = ['app', 'web', 'api', 'plugins', 'rest', 'cms', 'features', 'sync', 'platform', 'domain'];
const upwards = floors.slice(1).map((floor, index) => ({
  // Tests of a plugin may look at what it changes further up.
  target: floor === 'plugins' ? './gateway/src/plugins/**/!(*.test).{ts,tsx}' : `./gateway/src/${floor}`,
  from: floors.slice(0, index + 1).map((above) => `./gateway/src/${above}`),
}));

/** Each plugin of the gateway can be deleted: none knows another one, and the rest of the gateway knows none. */
const plugins = readdirSync('gateway/src/plugins').map((name) => ({
  target: `./gateway/src/plugins/${name}`,
  from: './gateway/src/plugins',
  except: [`./${name}`],
}));

/** Import directions (docs/where-things-go.md). `except` is relative to `from`. */
const zones = [
  { target: './components/theme', from: './components', except: ['./theme'] },
  { target: './components/theme', from: './services' },
  {
    target: './components/ui',
    from: ['./components/parts', './components/blocks', './components/layout', './components/views'],
  },
  {
    target: './components/ui/**/!(*.test).{ts,tsx}',
    from: './services',
    except: ['./domain/text/intl.ts', './domain/content/pictureAddress.ts'],
  },
  {
    target: './components/parts',
    from: ['./components/blocks', './components/layout', './components/views'],
  },
  { target: './components/blocks', from: ['./components/layout', './components/views'] },
  { target: './components/layout', from: ['./components/blocks', './components/views'] },
  {
    target: './components',
    from: './services',
    except: ['./domain', './config', './hooks', './store', './browser', './fixtures', './i18n'],
  },
  { target: './services', from: ['./components', './stories'] },
  { target: './services/domain', from: './services', except: ['./domain', './fixtures'] },
  { target: './services/config', from: './services', except: ['./config', './domain'] },
  { target: './services/i18n', from: './services', except: ['./i18n', './domain', './fixtures'] },
  {
    target: './services/gateway',
    from: './services',
    except: ['./gateway', './domain', './config', './fixtures'],
  },
  {
    target: ['./services/hooks', './services/store'],
    from: ['./services/gateway', './services/loaders', './services/server'],
  },
  // The mappers are pure and know the wire by its types alone, so they may run in a browser.
  {
    target: './services/browser',
    from: './services',
    except: ['./browser', './store', './domain', './config', './gateway/map', './fixtures'],
  },
  { target: './services/gateway/map/!(*.test).ts', from: './services/gateway', except: ['./map', './html'] },
  {
    target: ['./services/loaders', './services/server'],
    from: ['./services/hooks', './services/store', './services/browser'],
  },
  { target: './services/server', from: './services/loaders' },
  {
    target: './pages',
    from: ['./components/parts', './components/blocks', './components/ui', './components/testing'],
  },
  { target: ['./components', './services', './stories', './e2e', './scripts', './gateway'], from: './pages' },
  { target: ['./components', './pages', './stories', './e2e'], from: './gateway' },
  { target: './services/**/!(*.contract.test).{ts,tsx}', from: './gateway' },
  // Contract tests need accounts of the gateway.
  { target: './services/**/*.contract.test.ts', from: './gateway', except: ['./test'] },
  { target: ['./components', './pages', './stories', './e2e'], from: './contract', except: ['./lists'] },
  {
    target: ['./services/domain', './services/hooks', './services/store'],
    from: './contract',
    except: ['./lists', './search', './dueDates', './calls/blocks.ts', './site/contentTable.ts'],
  },
  {
    target: './services/config',
    from: './contract',
    except: [
      './lists',
      './server/settings',
      './site/contentTable.ts',
      './site/contentPages.ts',
      './site/siteAddresses.ts',
      './site/filePaths.ts',
      './site/readableArticle.ts',
    ],
  },
  // Browsers load the lists, so no schema may come with them.
  { target: './contract/lists', from: './contract', except: ['./lists'] },
  { target: './contract/search', from: './contract', except: ['./search'] },
  { target: './contract/dueDates', from: './contract', except: ['./dueDates', './lists'] },
  {
    target: ['./services/loaders', './services/server'],
    from: './contract',
    except: ['./server', './lists', './site/contentPages.ts'],
  },
  { target: './gateway', from: ['./stories', './e2e', './scripts'] },
  {
    target: ['./gateway/seed', './gateway/test', './gateway/src/!(app|web)/**'],
    from: ['./components', './services', './locales'],
  },
  // The pages for visitors have the site's components, with what those of a form need.
  { target: './gateway/src/{app,web}/**', from: './services', except: ['./browser/storage', './hooks'] },
  {
    target: './contract',
    from: ['./components', './services', './stories', './locales', './e2e', './scripts', './gateway'],
  },
  ...upwards,
  ...plugins,
  {
    target: ['./gateway/src/app', './gateway/src/web', './gateway/src/api', './gateway/src/startup'],
    from: './gateway/src/plugins',
  },
  { target: floors.map((floor) => `./gateway/src/${floor}`), from: './gateway/src/startup' },
  { target: floors.slice(1).map((floor) => `./gateway/src/${floor}`), from: './gateway/seed' },
  {
    target: ['./gateway/src/**/!(*.test).{ts,tsx}', './gateway/seed/**/!(*.test).ts'],
    from: './gateway/test',
  },
].map((zone) => ({ ...zone, message: 'This import goes against the import directions.' }));

const serverOnlyPackages = [
  { name: 'axios', message: 'services/gateway is the only home of axios.' },
  { name: 'crypto-js', message: 'Signing lives in services/gateway.' },
];
const testOnlyModules = [
  {
    group: ['@/services/fixtures/*', '@/components/testing/*', '@/components/theme/contrast'],
    message: 'For tests and stories only.',
  },
];

/** Modules with which a unit test could start processes or open sockets. */
const processesAndSockets = [
  ...['child_process', 'cluster', 'dgram', 'http', 'http2', 'https', 'net', 'tls', 'worker_threads'].map(
    (name) => `node:${name}`,
  ),
  '@/services/fixtures/apiRoute',
].map((name) => ({ name, allowTypeImports: true, message: 'Only tests named *.system.test.ts may do so.' }));

const hex = '/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![0-9a-z_-])/i';
const noRawColours = [`Literal[value=${hex}]`, `TemplateElement[value.raw=${hex}]`].map((selector) => ({
  selector,
  message: 'Colours are roles of the theme; raw values live in components/theme.',
}));
const physical = String.raw`/(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)[-:]|text-align:\s*(?:left|right)|(?:left|right):\s)/`;
const noPhysicalSides = {
  selector: `TemplateElement[value.raw=${physical}]`,
  message:
    'Left and right change places with the direction of writing: inline-start, inline-end, start, end.',
};
const noWrittenLinks = {
  selector: "JSXAttribute[name.name='href'] Literal[value=/^\\u002F/]",
  message: 'Internal addresses come from services/config/paths.ts or from the CMS.',
};
const noBareImports = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^load(Chunk|Optional)$/] ImportExpression)',
  message:
    'A script may fail to come: loadChunk or loadOptional of services/browser/loading/chunk.ts says what happens then.',
};
const noNewFormats = {
  selector: "NewExpression[callee.object.name='Intl']",
  message: 'services/domain/text/intl.ts makes each of them once.',
};

const noPatience = [
  "Literal[value='networkidle']",
  'CallExpression[callee.name=/^(pause|sleep)$/]',
  'CallExpression[callee.property.name=/^(waitForTimeout|toPass)$/]',
  "CallExpression[callee.object.name='test'][callee.property.name='setTimeout']",
  "Property[key.name='retries']",
].map((selector) => ({
  selector,
  message: 'A browser test waits for what happens, never for time, and is tried once (CONTRIBUTING.md).',
}));

export default defineConfig(
  globalIgnores([
    '.cache/**',
    '**/.next*/**',
    '**/next-env.d.ts',
    'storybook-static/**',
    'coverage/**',
    'playwright-report/**',
    'test-results/**',
    'gateway/data/**',
    'gateway/src/platform/db/migrations/**',
    'gateway/src/payload-types.ts',
    'gateway/src/app/(payload)/admin/importMap.js',
  ]),
  {
    // Rules that oxlint does not have; the others are in .oxlintrc.json.
    name: 'house/all',
    files: ['**/*.{js,mjs,ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'gateway/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['internal', 'parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '{@payload-config,@/**}', group: 'internal', position: 'before' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'always',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
    },
  },
  {
    name: 'house/site',
    files: site,
    ignores: [...tests, ...stories],
    rules: {
      'no-restricted-imports': ['error', { paths: serverOnlyPackages, patterns: testOnlyModules }],
    },
  },
  {
    name: 'house/gateway-client',
    files: ['services/gateway/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: testOnlyModules }] },
  },
  {
    name: 'house/live-calls',
    files: ['services/browser/**'],
    ignores: tests,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'axios', allowTypeImports: true, message: 'It is loaded with the first call: import().' },
            { name: 'crypto-js', message: 'Signing lives in services/gateway.' },
          ],
          patterns: [
            {
              group: ['@/contract/calls/*', '@/contract/site/*'],
              allowTypeImports: true,
              message: 'Its schemas stay on the server.',
            },
            ...testOnlyModules,
          ],
        },
      ],
    },
  },
  {
    name: 'house/unit-tests',
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.{system,contract,nginx,payload}.test.ts', 'gateway/test/payload/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: processesAndSockets }] },
  },
  {
    name: 'house/contract-types',
    files: ['services/{domain,config}/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/contract/calls/*'],
              allowTypeImports: true,
              message: 'Its schemas stay on the server.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'house/colours-and-sides',
    files: site,
    ignores: ['components/theme/**', 'services/domain/text/intl.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noRawColours, noPhysicalSides, noNewFormats],
    },
  },
  {
    name: 'house/components',
    files: ['components/**/*.tsx'],
    ignores: ['components/theme/**', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noRawColours,
        noPhysicalSides,
        noNewFormats,
        noWrittenLinks,
        noBareImports,
      ],
    },
  },
  {
    name: 'house/parts-that-are-loaded-later',
    files: ['components/**/*.ts', 'services/hooks/**', 'services/browser/**'],
    ignores: ['components/theme/**', ...tests],
    rules: {
      'no-restricted-syntax': ['error', ...noRawColours, noPhysicalSides, noNewFormats, noBareImports],
    },
  },
  {
    name: 'house/routes',
    files: ['pages/**'],
    ignores: ['pages/_*.tsx'],
    rules: { 'max-lines': ['error', 15] },
  },
  {
    name: 'house/default-exports-that-tools-ask-for',
    files: [
      'pages/**',
      '**/*.stories.tsx',
      '.storybook/**',
      '**/*.config.{js,mjs,ts}',
      'gateway/src/app/**',
      'e2e/setup/**',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'house/browser-tests-that-wait-for-events',
    files: ['e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...noPatience] },
  },
  storybook.configs['flat/recommended'],
  {
    name: 'house/stories',
    files: stories,
    // Stories are written against the renderer; the framework is .storybook/main.ts's choice alone.
    rules: { 'storybook/no-renderer-packages': 'off' },
  },
);
