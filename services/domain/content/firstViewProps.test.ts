import { frame } from '@/services/fixtures/frame';
import { block, homePage } from '@/services/fixtures/pages';

import { isInteractive } from './blockRendering';
import { firstViewProps } from './firstViewProps';

const translationsOf = (namespaces: string[]) => ({
  locale: 'en',
  texts: Object.fromEntries(namespaces.map((name) => [name, { key: name }])),
});
const all = ['common', 'blocks', 'article'];

it('leaves out what only kept HTML shows', () => {
  const props = {
    frame: frame(),
    article: { bodyHtml: '<p>Long</p>' },
    renderInfo: { documents: 'articles:1.a' },
    needs: { kept: ['article'], namespaces: [] },
    translations: translationsOf(all),
  };
  const first = firstViewProps(props) as Record<string, unknown>;
  expect(first).toEqual({
    isFirstView: true,
    frame: expect.not.objectContaining({ footer: expect.anything() }),
    translations: translationsOf(['common']),
  });
  expect(props.article).toBeDefined();
});

it('keeps the data of interactive blocks only, with their texts', () => {
  const blocks = homePage().blocks.filter(({ kind }) => kind !== 'serviceDirectory');
  const page = homePage({ blocks });
  const texts = { rateMap: { key: 'rates' }, glossary: { key: 'terms' } };
  const first = firstViewProps({
    frame: frame(),
    page,
    needs: { kept: [], namespaces: ['article'] },
    translations: { ...translationsOf(all), texts: { ...translationsOf(all).texts, blocks: texts } },
  }) as { page: typeof page; translations: object };
  expect(first.page.blocks.map(({ kind }) => kind)).toEqual(page.blocks.map(({ kind }) => kind));
  expect(first.translations).toMatchObject({ texts: { blocks: { rateMap: { key: 'rates' } }, article: {} } });
  expect(first.translations).not.toHaveProperty('texts.blocks.glossary');
  for (const [index, block] of page.blocks.entries()) {
    const { id, kind, language } = block;
    const kept = isInteractive(kind) ? block : { id, kind, language };
    expect(first.page.blocks[index]).toEqual(kept);
  }
});

it('leaves the services out of their directory, which shows them in kept HTML', () => {
  const directory = block('serviceDirectory');
  const page = homePage({ blocks: [directory] });
  const first = firstViewProps({ frame: frame(), page }) as { page: typeof page };
  const { services, ...hydrated } = directory;
  expect(services.length).toBeGreaterThan(0);
  expect(first.page.blocks).toEqual([hydrated]);
});

it('keeps the contact for parts that say so', () => {
  const needs = { kept: [], namespaces: [] };
  expect(firstViewProps({ frame: frame(), needs })).not.toHaveProperty('frame.contact');
  const withContact = firstViewProps({ frame: frame(), needs: { ...needs, contact: true } });
  expect(withContact).toHaveProperty('frame.contact');
});

it('keeps the texts of the banner in a preview', () => {
  const texts = translationsOf([...all, 'preview']);
  const props = { frame: frame(), needs: { kept: [], namespaces: [] }, translations: texts };
  const notice = { title: 'Draft', savedAt: null };
  expect(firstViewProps({ ...props, preview: notice })).toMatchObject({
    preview: notice,
    translations: { texts: { preview: { key: 'preview' } } },
  });
  expect(firstViewProps(props)).not.toHaveProperty('translations.texts.preview');
});

it('keeps all data and texts of a page that does not say what it needs', () => {
  const first = firstViewProps({ frame: frame(), rows: [1], translations: translationsOf(all) } as never);
  expect(first).toMatchObject({ rows: [1], translations: translationsOf(all) });
});

it("does not change the props of Next's own error page", () => {
  const props = { statusCode: 500 } as never;
  expect(firstViewProps(props)).toBe(props);
});
