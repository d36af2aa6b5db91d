import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const tiers = ['ui', 'layout', 'blocks', 'views'];

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** `ui/Badge` for components/ui/Badge/Badge.tsx. */
const components = tiers.flatMap((tier) =>
  foldersIn(path.join(root, 'components', tier))
    .filter((name) => existsSync(path.join(root, 'components', tier, name, `${name}.tsx`)))
    .map((name) => `${tier}/${name}`),
);

/** `ui/Badge` for stories/ui/Badge.stories.tsx. */
const stories = readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replaceAll(path.sep, '/').replace('.stories.tsx', ''));

it('every component has a story', () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((component) => !stories.includes(component))).toEqual([]);
});

it('every story shows a component that exists', () => {
  expect(stories.filter((story) => !components.includes(story))).toEqual([]);
});

it.each(stories)('%s imports what it shows and is listed under its place', (story) => {
  const name = path.basename(story);
  const text = readFileSync(path.join(root, 'stories', `${story}.stories.tsx`), 'utf8');
  expect(text).toContain(`from '@/components/${story}/${name}'`);
  expect(text).toContain(`title: '${story}'`);
});
