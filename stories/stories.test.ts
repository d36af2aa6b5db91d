import { readdirSync } from 'node:fs';
import path from 'node:path';

import { readModule, shownBy } from './moduleSources';

const tiers = ['ui', 'parts', 'blocks', 'layout', 'views'];

/** Paths from the root, without the extension. */
const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')).slice(0, -extension.length));

const modules = tiers.flatMap((tier) => filesIn(`components/${tier}`, '.tsx'));
const storyFiles = filesIn('stories', '.stories.tsx');

/** Has no look: it starts what runs beside every page as long as the document does, so beside all stories that follow. */
const withoutLook = 'components/layout/PageEffects#PageEffects';

it('every exported component has a story or appears in one', () => {
  const exported = modules.flatMap((address) =>
    readModule(address)
      .exports.filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => `${address}#${name}`),
  );
  const shown = shownBy(storyFiles.map((address) => `${address}.stories`));
  expect(exported.length).toBeGreaterThan(200);
  expect(exported.filter((component) => !shown.has(component))).toEqual([withoutLook]);
});
