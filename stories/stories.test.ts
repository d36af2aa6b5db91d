import { readdirSync } from 'node:fs';
import path from 'node:path';

import { readModule, shownBy } from './moduleSources';

const tiers = ['ui', 'parts', 'blocks', 'layout', 'views'];

/** Paths from the root, without the extension. */
const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')).slice(0, -extension.length));

const modules = [...tiers.map((tier) => `components/${tier}`), 'gateway/src/web'].flatMap((folder) =>
  filesIn(folder, '.tsx'),
);
const storyFiles = filesIn('stories', '.stories.tsx');

const withoutLook = [
  // It starts what runs beside every page as long as the document does, so beside all stories that follow.
  'components/layout/PageEffects#PageEffects',
  // They ask the database, and show what it has by components of their own.
  'gateway/src/web/account/AccountPage#AccountPage',
  // It sends the styles of a page with its HTML.
  'gateway/src/web/shell/Layout#Layout',
];

it('every exported component has a story or appears in one', () => {
  const exported = modules.flatMap((address) =>
    readModule(address)
      .exports.filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => `${address}#${name}`),
  );
  const shown = shownBy(storyFiles.map((address) => `${address}.stories`));
  expect(exported.length).toBeGreaterThan(200);
  expect(exported.filter((component) => !shown.has(component))).toEqual(withoutLook);
});
