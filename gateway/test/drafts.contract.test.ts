import { articleOf } from './article';
import { paragraph, update } from './cms';
import { ask, pathOf, read } from './gateway';
import { made } from './made';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

/** Later than everything else that is published, and not so late that the CMS refuses it. */
const inTenMonths = new Date(Date.now() + 300 * 86_400_000).toISOString();

/** A recommended article that would stand first everywhere if it were visible. */
const article = (more: object = {}) =>
  articleOf(mark, { publishTime: inTenMonths, isHot: true, hotness: 1000, ...more });

const detail = async (id: number) => (await ask(pathOf('showArticleDetailById', { id }))).body.code;

/** Calls that show an article, besides its own. */
async function places(id: number) {
  const [list, ofType, hot, { hot: homeHot, latest }] = await Promise.all([
    read('showArticleList', { pageSize: 100 }),
    read('showArticleList', { articleType: 'trends', pageSize: 100 }),
    read('getHotArticleByType', { articleType: 'trends', size: 20 }),
    read('getHotAndNewInformation', { size: 12 }),
  ]);
  const lists = { list: list.list, ofType: ofType.list, hot, homeHot, latest };
  return Object.entries(lists).flatMap(([place, cards]) =>
    cards.some((card) => card.id === id) ? [place] : [],
  );
}

it('an article is invisible as a draft, visible when published, and gone when unpublished', async () => {
  const id = await make('articles', article(), 'draft');
  expect([await detail(id), await places(id)]).toEqual([404, []]);

  await update('articles', id, { _status: 'published' });
  expect([await detail(id), await places(id)]).toEqual([0, ['list', 'ofType', 'hot', 'homeHot', 'latest']]);

  await update('articles', id, { _status: 'draft' });
  expect([await detail(id), await places(id)]).toEqual([404, []]);
});

it('a draft of a published article does not change the published text', async () => {
  const id = await make('articles', article(), 'published');
  await update('articles', id, { title: `${mark}, second thoughts`, _status: 'draft' }, '?draft=true');
  expect((await read('showArticleDetailById', { id })).title).toBe(mark);
  const { list } = await read('showArticleList', { pageSize: 100 });
  expect(list.find((card) => card.id === id)?.title).toBe(mark);
});

it('a related draft is left out until it is published', async () => {
  const draft = await make('articles', article({ title: `${mark}, related` }), 'draft');
  const id = await make('articles', article({ related: [draft] }), 'published');
  const related = async () => (await read('showArticleDetailById', { id })).related.map((card) => card.id);

  expect(await related()).toEqual([]);
  await update('articles', draft, { _status: 'published' });
  expect(await related()).toEqual([draft]);
  await update('articles', draft, { _status: 'draft' });
  expect(await related()).toEqual([]);
});

it('a page and the documents that it refers to, in their order, are shown when they are published', async () => {
  const service = await make(
    'services',
    { serverName: mark, summary: 'A summary.', category: 'vat' },
    'draft',
  );
  const older = await make('articles', article(), 'draft');
  const chosen = await make('articles', article(), 'draft');
  const newer = await make('articles', article(), 'draft');
  const pageKey = `Contract${Date.now()}`;
  const blocks = [
    { blockType: 'priceTable', heading: 'Prices', services: [service] },
    { blockType: 'relatedArticles', heading: 'Read on', articles: [chosen, newer, older] },
  ];
  const id = await make('pages', { title: mark, pageKey, blocks }, 'draft');
  expect((await ask(pathOf('getPageConfig', { pageKey }))).body.code).toBe(404);

  await update('pages', id, { _status: 'published' });
  expect((await read('getPageConfig', { pageKey })).blocks).toEqual([]);

  await update('services', service, { _status: 'published' });
  for (const related of [newer, older]) await update('articles', related, { _status: 'published' });
  const shown = (...articles: number[]) => [
    { blockType: 'priceTable', services: [{ id: service, serverName: mark }] },
    { blockType: 'relatedArticles', articles: articles.map((one) => ({ id: one, title: mark })) },
  ];
  expect((await read('getPageConfig', { pageKey })).blocks).toMatchObject(shown(newer, older));
  await update('articles', chosen, { _status: 'published' });
  expect((await read('getPageConfig', { pageKey })).blocks).toMatchObject(shown(chosen, newer, older));
});

it('drafts are in no list', async () => {
  const entry = { summary: 'A summary.', publishTime: inTenMonths, duration: 60 };
  const texts = { title: mark, content: paragraph('A text.'), transcript: paragraph('A text.') };
  const own = `contract-test-${Date.now()}`;
  const ofLists: Record<string, object> = {
    services: { serverName: mark, category: 'vat' },
    partners: { name: mark, kind: 'Test', country: 'DE' },
    information: { ...texts, informationType: 'lawChange' },
    manuals: { ...texts, anchor: own, version: '1.0' },
    'video-courses': { ...texts, fileID: own, appID: 'kompassa' },
  };
  const made: [string, number][] = [];
  for (const [collection, more] of Object.entries(ofLists))
    made.push([collection, await make(collection, { ...entry, ...more }, 'draft')]);
  const shown = async () => {
    const lists: { id: number }[][] = [
      await read('getProductsPrices', {}),
      await read('getPartner', {}),
      (await read('getInformation', { pageSize: 100 })).list,
      await read('getOperationManual', {}),
      await read('getVideoCourse', {}),
    ];
    return lists.map((list, place) => list.some(({ id }) => id === made[place]?.[1]));
  };
  expect(await shown()).toEqual(made.map(() => false));
  for (const [collection, id] of made) await update(collection, id, { _status: 'published' });
  expect(await shown()).toEqual(made.map(() => true));
});

describe('without a German text', () => {
  const inGerman = (id: number) => read('showArticleDetailById', { id }, 'de');

  it('an article is in English, with language en, until it is translated', async () => {
    const id = await make('articles', article(), 'published');
    expect(await inGerman(id)).toMatchObject({ language: 'en', title: mark, content: '<p>A text.</p>' });

    await update('articles', id, { title: `${mark}, deutsch`, _status: 'published' }, '?locale=de');
    expect(await inGerman(id)).toMatchObject({ language: 'en', title: mark });

    const translation = {
      title: `${mark}, deutsch`,
      summary: 'Auszug',
      content: paragraph('Ein Text.'),
      _status: 'published',
    };
    await update('articles', id, translation, '?locale=de');
    expect(await inGerman(id)).toMatchObject({
      language: 'de',
      title: `${mark}, deutsch`,
      content: '<p>Ein Text.</p>',
    });
    expect((await read('showArticleDetailById', { id })).title).toBe(mark);
  });
});
