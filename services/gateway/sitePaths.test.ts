import { articleTypes } from '@/contract/lists/articles';
import { documentPaths, sitePaths } from '@/contract/site/sitePaths';
import { aboutPages, contentPages, extendedPages } from '@/services/config/contentPages';
import { paths } from '@/services/config/paths';

it('the CMS may link to every address of the site that is there by itself', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const lists = articleTypes.map((type) => paths.schoolList(type));
  const ours = new Set([
    ...fixed,
    ...aboutPages,
    ...extendedPages,
    ...contentPages,
    ...lists,
    paths.calculate(),
  ]);
  // It only ever leads home.
  ours.delete(paths.errorUrl);
  // It is shown at the address of each report.
  ours.delete(paths.savedReports);
  expect([...sitePaths].sort()).toEqual([...ours].sort());
});

it.each([
  [documentPaths.article('trends', 12), paths.article('trends', 12)],
  [documentPaths.notice(3), paths.notice(3)],
  [documentPaths.answer(4), paths.answer(4)],
  [documentPaths.campaign('spring'), paths.campaign('spring')],
  [documentPaths.newcomers('fair'), paths.newcomersOf('fair')],
])('a document is at %s on both sides', (inContract, onSite) => expect(inContract).toBe(onSite));
