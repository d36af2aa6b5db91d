import { layoutData } from '@/services/fixtures/layoutData';
import { block, homePage } from '@/services/fixtures/pages';

import { isInteractive } from './blockRendering';
import { firstViewProps } from './firstViewProps';

const textsOf = (...ns: string[]) => ({
  initialLocale: 'en',
  initialI18nStore: { en: Object.fromEntries(ns.map((name) => [name, { key: name }])) },
  ns,
  userConfig: null,
});
const all = textsOf('common', 'blocks', 'rateMap', 'search', 'article', 'preview');

it('leaves out what only static HTML shows', () => {
  const props = {
    layoutData: layoutData(),
    article: { bodyHtml: '<p>Long</p>' },
    renderInfo: { documents: 'articles:1.a' },
    needs: { static: ['article'], namespaces: [] },
    _nextI18Next: all,
  };
  const first = firstViewProps(props) as Record<string, unknown>;
  expect(first).toEqual({
    isFirstView: true,
    layoutData: expect.not.objectContaining({ footer: expect.anything() }),
    _nextI18Next: textsOf('common'),
  });
  expect(props.article).toBeDefined();
});

it('keeps the data of interactive blocks only, with their texts', () => {
  const blocks = homePage().blocks.filter(({ kind }) => kind !== 'serviceDirectory');
  const page = homePage({ blocks });
  const first = firstViewProps({
    layoutData: layoutData(),
    page,
    needs: { static: [], namespaces: ['article'] },
    _nextI18Next: all,
  }) as { page: typeof page; _nextI18Next: object };
  expect(first.page.blocks.map(({ kind }) => kind)).toEqual(page.blocks.map(({ kind }) => kind));
  expect(first._nextI18Next).toEqual(textsOf('common', 'rateMap', 'article'));
  for (const [index, block] of page.blocks.entries()) {
    const { id, kind, language } = block;
    const kept = isInteractive(kind) ? block : { id, kind, language };
    expect(first.page.blocks[index]).toEqual(kept);
  }
});

it('leaves the services out of their directory, which shows them in static HTML', () => {
  const directory = block('serviceDirectory');
  const page = homePage({ blocks: [directory] });
  const first = firstViewProps({ layoutData: layoutData(), page }) as { page: typeof page };
  const { services, ...hydrated } = directory;
  expect(services.length).toBeGreaterThan(0);
  expect(first.page.blocks).toEqual([hydrated]);
});

it('keeps the contact for parts that say so', () => {
  const needs = { static: [], namespaces: [] };
  expect(firstViewProps({ layoutData: layoutData(), needs })).not.toHaveProperty('layoutData.contact');
  const withContact = firstViewProps({ layoutData: layoutData(), needs: { ...needs, contact: true } });
  expect(withContact).toHaveProperty('layoutData.contact');
});

it('keeps the texts of the banner in a preview', () => {
  const props = { layoutData: layoutData(), needs: { static: [], namespaces: [] }, _nextI18Next: all };
  const notice = { title: 'Draft', savedAt: null };
  expect(firstViewProps({ ...props, preview: notice })).toMatchObject({
    preview: notice,
    _nextI18Next: textsOf('common', 'preview'),
  });
});

it('keeps all data and texts of a page that does not say what it needs', () => {
  const first = firstViewProps({ layoutData: layoutData(), rows: [1], _nextI18Next: all } as never);
  expect(first).toMatchObject({ rows: [1], _nextI18Next: all });
});

it("does not change the props of Next's own error page", () => {
  const props = { statusCode: 500 } as never;
  expect(firstViewProps(props)).toBe(props);
});
