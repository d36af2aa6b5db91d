import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const tiers = ['ui', 'parts', 'blocks', 'layout', 'views'];

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

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const storyOf = (component: string) => textOf(`stories/${component}.stories.tsx`);

/** The source files of a component, without tests. */
const sourceOf = (component: string) =>
  readdirSync(path.join(root, 'components', component))
    .filter((file) => !file.includes('.test.'))
    .map((file) => textOf(`components/${component}/${file}`))
    .join('\n');

/** `browser/api/accounts`, `hooks/useAccount`: what a text in `folder` imports of them, types aside. */
const importsOf = (text: string, folder: string) =>
  [...text.matchAll(/import (?!type)[^;]*? from '(?:@\/services\/((?:hooks|browser\/\w+))|\.)\/(\w+)'/g)].map(
    ([, from = folder, name]) => `${from}/${name}`,
  );

/** Whether a module makes an API call whose answer is shown. */
function callsLive(text: string, folder = ''): boolean {
  return importsOf(text, folder)
    .filter((module) => /^(hooks|browser)\//.test(module) && module !== 'browser/api/posters')
    .some(
      (module) =>
        module === 'browser/api/callApi' ||
        callsLive(textOf(`services/${module}.ts`), path.posix.dirname(module)),
    );
}

it('every component has a story', () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((component) => !stories.includes(component))).toEqual([]);
});

it('every story shows an existing component', () => {
  expect(stories.filter((story) => !components.includes(story))).toEqual([]);
});

it.each(stories)('%s imports its component and has the title of its folder', (story) => {
  const name = path.basename(story);
  const text = storyOf(story);
  expect(text).toContain(`from '@/components/${story}/${name}'`);
  expect(text).toContain(`title: '${story}'`);
});

const handler = /\bon(Click|Change|Input|Submit|Key\w+|Pointer\w+|Focus|Blur|Toggle|Scroll|Close|Cancel)=/;
const interactive = components.filter((component) => {
  const source = sourceOf(component);
  return handler.test(source) || /styled\.(button|details)/.test(source);
});
it.each(interactive)('%s has a play function with an expectation', (component) => {
  expect(storyOf(component)).toMatch(/\bplay\b[^]*\bexpect\(/);
});

const live = components.filter(
  (component) => /^(layout|parts|blocks)/.test(component) && callsLive(sourceOf(component)),
);
it.each(live)('%s has stories for a failed and for an empty or pending API call', (component) => {
  expect(storyOf(component)).toContain(`liveData: 'failing'`);
  expect(storyOf(component)).toMatch(/liveData: '(unanswered|empty)'/);
});

const blocksOfTheCms = components.filter((component) =>
  /^ {2}block: BlockOf<'\w+'>;/m.test(sourceOf(component)),
);
it.each(blocksOfTheCms)('%s is shown with long German words', (component) => {
  expect(storyOf(component)).toMatch(/globals: \{[^}]*locale: 'de'/);
});

/** Views of routes; those of `_app` and its like are parts of others. */
const routes = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)[^_/][^/]*\.tsx$/.test(file.replaceAll(path.sep, '/')))
  .flatMap((file) => /@\/components\/(views\/\w+)\//.exec(textOf(`pages/${file}`))?.[1] ?? []);
it.each([...new Set(routes)])('%s is shown between header and footer in every state', (component) => {
  expect(storyOf(component)).toMatch(/^ {2}component: \w+,\n {2}\.\.\.wholePage\(/m);
});

const views = components.filter((component) => component.startsWith('views/'));
it.each(views)('%s has a state that is always German', (component) => {
  expect(storyOf(component)).toMatch(/globals: \{[^}]*locale: 'de'/);
});

it('finds interactive components, components with API calls, CMS blocks and page views', () => {
  expect(interactive).toEqual(expect.arrayContaining(['ui/Button', 'parts/SurveyForm', 'blocks/RateMap']));
  expect(live).toEqual(expect.arrayContaining(['layout/SearchPanel', 'parts/RegisterSearch']));
  expect(live).not.toContain('parts/PosterCarousel');
  expect(blocksOfTheCms).toContain('blocks/Steps');
  expect(routes).toContain('views/ContentView');
});
