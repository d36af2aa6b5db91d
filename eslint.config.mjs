import { readdirSync } from 'node:fs';

import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

// Rules that oxlint does not have; the others are in .oxlintrc.json.

const tests = ['**/*.test.{ts,tsx}', 'components/testing/**', 'services/fixtures/**'];
const stories = ['stories/**', '.storybook/**'];
const project = ['tsconfig.json', 'gateway/tsconfig.json'];
const site = ['{components,pages,services}/**', ...stories, '{instrumentation,proxy}.ts'];

/** Folders from top to bottom: each imports only from those further down, and from its own. */
const layers = (text) => {
  const rooms = text.split('→').map((room) => room.trim().split(', '));
  return rooms.slice(1).map((target, index) => ({ target, from: rooms.slice(0, index + 1).flat() }));
};

const servers = ['services/gateway', 'services/loaders', 'services/server'];
const gateway = ['gateway/src', 'gateway/seed'];

/** Import directions of all code (docs/where-things-go.md). Folders: the rule compiles a pattern for every file. */
const zones = [
  ...layers(`pages → components/views → components/layout → components/blocks → components/parts →
    components/ui → components/theme → services/hooks, services/store, services/browser → services/loaders →
    services/server → services/gateway → services/i18n → services/config → services/domain → shared → contract`),
  { target: 'components/layout', from: 'components/blocks' },
  { target: 'pages', from: ['components/parts', 'components/blocks', 'components/ui'] },
  { target: 'components', from: servers },
  { target: 'components/{ui,theme}/**', from: 'services', except: ['domain'] },
  // The mappers are pure and know the wire by its types alone, so they may run in a browser.
  { target: 'services/{hooks,store,browser,gateway/map}/**', from: servers, except: ['map', 'html'] },
  // Browsers load the lists, so no schema may come with them.
  { target: 'contract/lists', from: 'contract', except: ['lists'] },
  { target: '{components,services,pages,e2e,shared,contract}/**', from: gateway },
  { target: 'stories/{*,!(gateway|support)/**}', from: gateway },
  // The gateway's screens for visitors stand beside the site's components. No code of a server comes with them.
  {
    target: 'stories/{gateway,support}/**',
    from: gateway,
    except: ['domain', 'web/account', 'web/forms', 'web/links', 'web/shell', 'web/ui'],
  },
  // The pages for visitors have the site's components, with what those of a form need.
  { target: 'gateway/src/{app,web}/**', from: 'services', except: ['browser/storage', 'hooks'] },
  { target: 'gateway/{seed,test,src/!(app|web)}/**', from: ['components', 'services', 'locales'] },
  { target: '{gateway,contract,shared,services}/**', from: ['pages', 'stories', 'e2e', 'scripts'] },
];
/** Those of the gateway, whose tests have helpers in gateway/test. */
const zonesWithoutTests = [
  ...layers(`gateway/test → gateway/src/plugins → gateway/src/startup → gateway/src/app → gateway/seed →
    gateway/src/web → gateway/src/api → gateway/src/rest → gateway/src/cms →
    gateway/src/features → gateway/src/sync → gateway/src/platform → gateway/src/domain`),
  // Each plugin can be deleted: none knows another one, or the calls and pages.
  ...readdirSync('gateway/src/plugins').map((name) => ({
    target: `gateway/src/plugins/${name}`,
    from: ['plugins', 'startup', 'app', 'web', 'api'].map((room) => `gateway/src/${room}`),
    except: [name],
  })),
];
const importsWithin = (given) => ({
  'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: given }],
});

const testsOnly = {
  group: ['@/services/fixtures/*', '@/components/testing/*', '@/components/theme/contrast'],
  message: 'For tests and stories only.',
};
const notShipped = [
  testsOnly,
  {
    group: ['@/contract/calls/*', '@/contract/site/siteRequests'],
    allowTypeImports: true,
    message: 'Its schemas stay on the server.',
  },
  { group: ['@/shared/server/*', '!@/shared/server/settings'], message: 'It runs on servers.' },
];
const gatewayOnly = [
  { name: 'axios', allowTypeImports: true, message: 'Loaded with the first call of a browser: import().' },
  { name: 'crypto-js', message: 'Signing lives in services/gateway.' },
];
/** With these a unit test could start processes or open sockets. */
const processesAndSockets = {
  regex:
    '^node:(child_process|cluster|dgram|https?|http2|net|tls|worker_threads)$|^@/services/fixtures/apiRoute$',
  allowTypeImports: true,
  message: 'Only tests named *.system.test.ts may do so.',
};
/** Refuses imports of files. */
const without = (files, ignores, paths, patterns) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
});
/** Refuses syntax in files. */
const withoutSyntax = (files, ignores, rules) => ({
  files,
  ignores,
  rules: { 'no-restricted-syntax': ['error', ...rules] },
});

const refuse = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));
const hex = '/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![0-9a-z_-])/i';
const physical = String.raw`/(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)[-:]|text-align:\s*(?:left|right)|(?:left|right):\s)/`;
const everywhere = [
  ...refuse(
    'Colours are roles of the theme; raw values live in components/theme.',
    `Literal[value=${hex}]`,
    `TemplateElement[value.raw=${hex}]`,
  ),
  ...refuse(
    'Left and right change places with the direction of writing: inline-start, inline-end, start, end.',
    `TemplateElement[value.raw=${physical}]`,
  ),
  ...refuse(
    'services/domain/text/intl.ts makes each of them once.',
    "NewExpression[callee.object.name='Intl']",
  ),
];
const inBrowsers = [
  ...refuse(
    'Internal addresses come from services/config/paths.ts or from the CMS.',
    "JSXAttribute[name.name='href'] Literal[value=/^\\u002F/]",
  ),
  ...refuse(
    'A script may fail to come: loadChunk or loadOptional of services/browser/loading/chunk.ts says what happens then.',
    'ImportExpression:not(CallExpression[callee.name=/^load(Chunk|Optional)$/] ImportExpression)',
  ),
];
const patience = refuse(
  'A browser test waits for what happens, never for time, and is tried once (CONTRIBUTING.md).',
  "Literal[value='networkidle']",
  'CallExpression[callee.name=/^(pause|sleep)$/]',
  'CallExpression[callee.property.name=/^(waitForTimeout|toPass)$/]',
  "CallExpression[callee.object.name='test'][callee.property.name='setTimeout']",
  "Property[key.name='retries']",
);

export default defineConfig(
  globalIgnores([
    '{.cache,coverage,playwright-report,storybook-static,test-results,gateway/data}/**',
    '**/{.next*/**,next-env.d.ts}',
    // Written by Payload.
    'gateway/src/{platform/db/migrations/**,payload-types.ts,app/(payload)/admin/importMap.js}',
  ]),
  {
    name: 'house/all',
    files: ['**/*.{js,mjs,ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project, noWarnOnMultipleProjects: true })],
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
      ...importsWithin(zones),
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: importsWithin([...zones, ...zonesWithoutTests]),
  },
  without(site, [...tests, ...stories], gatewayOnly, [testsOnly]),
  without(['services/gateway/**'], tests, [], [testsOnly]),
  without(['{components,services/{browser,config,domain,hooks,store}}/**'], tests, gatewayOnly, notShipped),
  without(
    ['**/*.test.{ts,tsx}'],
    ['**/*.{system,contract,nginx,payload}.test.ts', 'gateway/test/payload/**'],
    [],
    [processesAndSockets],
  ),
  withoutSyntax(site, ['components/theme/**', 'services/domain/text/**'], everywhere),
  withoutSyntax(
    ['components/**', 'services/{hooks,browser}/**'],
    ['components/theme/**', ...tests],
    [...everywhere, ...inBrowsers],
  ),
  withoutSyntax(['e2e/**'], [], patience),
  storybook.configs['flat/recommended'],
  // Stories are written against the renderer; the framework is .storybook/main.ts's choice alone.
  { files: stories, rules: { 'storybook/no-renderer-packages': 'off' } },
);
