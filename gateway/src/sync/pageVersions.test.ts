import type { PageState } from '@/contract/site/siteRequests';

import { pageVersions } from './pageVersions';

const page = (content: string): PageState => ({
  path: '/trends/3.html',
  locale: 'en',
  state: 'shown',
  generatedAt: 1,
  renewsAt: 2,
  content,
});
const published = new Map([
  ['articles:3', 700],
  ['articles:4', 500],
  ['menu', 900],
]);
const at = (time: number) => time.toString(36);

it.each<[string, string, string | undefined, (number | undefined)[]]>([
  ['current', `articles:4.${at(500)};menu.${at(900)}`, undefined, [900, 900]],
  ['outdated', `articles:3.${at(600)};menu.${at(900)}`, undefined, [700, 600]],
  ['made from a withdrawn document', `articles:9.${at(600)};menu.${at(900)}`, undefined, [undefined, 600]],
  ['made from a former draft', `articles:3.0;menu.${at(900)}`, undefined, [700, undefined]],
  ['compared for one document', `articles:3.${at(600)},4.${at(500)}`, 'articles:4', [500, 500]],
  ['without the document', `menu.${at(900)}`, 'articles:3', [700, undefined]],
  ['made from no documents', '', undefined, [undefined, undefined]],
])('a page that is %s', (_what, content, document, [publishedVersion, shownVersion]) =>
  expect(pageVersions(page(content), published, document)).toEqual({ publishedVersion, shownVersion }),
);
