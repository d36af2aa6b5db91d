import type { Thing } from 'schema-dts';

import {
  breadcrumbNode,
  organizationNode,
  structuredDataGraph,
} from '@/components/layout/PageHead/structuredData';
import { article } from '@/services/fixtures/articles';
import { layoutData } from '@/services/fixtures/layoutData';
import { manuals, notice, videos } from '@/services/fixtures/library';
import { block, contentPage } from '@/services/fixtures/pages';

import { articleNode } from './ArticleView/articleNode';
import { guideNode } from './ContentView/guideNode';
import { pageNodes } from './ContentView/pageNodes';
import { filmNode } from './FilmView/filmNode';
import { manualNode } from './ManualView/manualNode';
import { noticeNode } from './NewsView/noticeNode';

const data = layoutData();
const { siteUrl } = data.brand;
const breadcrumbs = breadcrumbNode([{ label: 'Home', href: '/' }], siteUrl, 'en');

/** Every object in a graph. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
};
const withId = (value: unknown, isReference: boolean) =>
  objectsIn(value)
    .filter((node) => '@id' in node && (Object.keys(node).length === 1) === isReference)
    .map((node) => node['@id']);

const pages: [string, Thing[]][] = [
  ['home', [organizationNode(data), ...pageNodes(contentPage(), siteUrl)]],
  ['a page of blocks', [breadcrumbs, ...pageNodes(contentPage(), siteUrl)]],
  ['an article', [articleNode(article(), siteUrl), breadcrumbs]],
  ['a guide', [breadcrumbs, guideNode(contentPage(), '/custom/sell-in-germany', siteUrl)]],
  ['a notice', [noticeNode(notice(), siteUrl), breadcrumbs]],
  ['a manual', [...manuals().map((manual) => manualNode(manual, siteUrl)), breadcrumbs]],
  [
    'a film',
    [...videos().map((video) => filmNode(video, 'https://films.example/{fileID}', siteUrl)), breadcrumbs],
  ],
];

it.each(pages)('describes on %s, once, what its structured data refers to', (_page, nodes) => {
  const graph = structuredDataGraph(data.brand, ...nodes);
  const references = withId(graph, true);
  expect(references.length).toBeGreaterThan(0);
  expect(withId(graph, false)).toEqual([...new Set(references)]);
  const [organization] = objectsIn(graph).filter(({ name, '@id': id }) => id && name);
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Kompassa', url: siteUrl });
});

it('adds no company where nothing refers to it', () =>
  expect(structuredDataGraph(data.brand, breadcrumbs)['@graph']).toEqual([breadcrumbs]));

it.each(['en', 'de'] as const)('gives the country of the company as an ISO code in %s', (locale) =>
  expect(organizationNode(layoutData({}, locale))).toMatchObject({ address: { addressCountry: 'DE' } }),
);

it.each([
  ['its text', '2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ['the newest check of its facts', '2026-11-21T08:00:00.000Z', '2026-11-22'],
])('a guide was changed with %s', (_what, updatedAt, dateModified) => {
  const page = contentPage({ updatedAt, blocks: [block('countryFacts')] });
  expect(guideNode(page, '/custom/sell-in-germany', siteUrl)).toMatchObject({ dateModified });
});

it('describes facts as a data set, with the day of the newest check; the rates name their files and licence', () => {
  const table = block('factTable', { topic: 'rates' });
  const dataset = pageNodes(contentPage({ blocks: [table] }), siteUrl).at(-1);
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    name: table.heading,
    dateModified: '2026-11-22',
    license: expect.stringContaining('creativecommons.org'),
    distribution: [
      { contentUrl: `${siteUrl}/feed/vatRates.json` },
      { contentUrl: `${siteUrl}/feed/vatRates.csv` },
    ],
  });
  const [thresholds] = pageNodes(contentPage({ blocks: [block('factTable')] }), siteUrl);
  expect(thresholds).not.toHaveProperty('license');
});
