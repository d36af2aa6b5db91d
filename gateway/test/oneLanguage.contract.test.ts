import { articleOf } from './article';
import { cms, paragraph, update } from './cms';
import { ask, pathOf, read } from './gateway';
import { made } from './made';
import { price } from './price';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const german = {
  title: `${mark}, deutsch`,
  summary: 'Auszug',
  content: paragraph('Ein Text.'),
  author: 'Test',
};
const alone = '?locale=de&publishSpecificLocale=de';

/** Returns the CMS's error for an editor who saves a document, or `allowed`. */
const saves = (
  path: string,
  body: object,
  language: 'en' | 'de' = 'en',
  method: 'POST' | 'PATCH' = 'PATCH',
) =>
  cms(method, path, body, { language }).then(
    () => 'allowed',
    (error: Error) => error.message,
  );

/** Whether the lists of articles can be read in both languages, and whether the article is in them. */
const listed = (id: number) =>
  Promise.all(
    (['en', 'de'] as const).map(async (language) => {
      const lists = await Promise.all([
        read('showArticleList', { pageSize: 100 }, language),
        read('getHomePageInfo', {}, language),
        read('getHotAndNewInformation', {}, language),
      ]);
      return lists[0].list.some((card) => card.id === id);
    }),
  );

describe('German before English', () => {
  it('a new article needs its English text', async () => {
    const article = { ...articleOf(mark), ...german, _status: 'published' };
    expect(await saves('/articles?locale=de', article, 'en', 'POST')).toContain('The English text is needed');
    expect(await saves('/articles?locale=de', article, 'de', 'POST')).toContain(
      'Zuerst wird der englische Text',
    );
  });

  it('an English text that a draft has emptied is not published from the German form', async () => {
    const id = await make('articles', articleOf(mark, { sources: [{ title: 'First' }] }), 'published');
    await update('articles', id, { summary: '', _status: 'draft' }, '?draft=true');
    const answer = await saves(`/articles/${id}?locale=de`, { ...german, _status: 'published' });
    expect(answer).toContain('The English text is needed');
    expect(answer).toContain('"path":"summary"');
    expect(await listed(id)).toEqual([true, true]);
    expect((await read('showArticleDetailById', { id })).summary).toBe('A summary.');
  });

  it('an article with both texts is published, and later its German text alone', async () => {
    const id = await make('articles', articleOf(mark), 'draft');
    await update('articles', id, { ...german, _status: 'published' }, '?locale=de');
    expect(await listed(id)).toEqual([true, true]);
    await update('articles', id, { title: `${mark}, neu`, _status: 'published' }, alone);
    const titles = ['en', 'de'].map(
      async (language) => (await read('showArticleDetailById', { id }, language as 'en' | 'de')).title,
    );
    expect(await Promise.all(titles)).toEqual([mark, `${mark}, neu`]);
  });

  it('a withdrawn article cannot be published in German alone', async () => {
    const id = await make('articles', articleOf(mark), 'published');
    await update('articles', id, { _status: 'draft' });
    const publish = { ...german, _status: 'published' };
    expect(await saves(`/articles/${id}${alone}`, publish)).toContain('not on the site');
    expect(await saves(`/articles/${id}${alone}`, publish, 'de')).toContain('nicht auf der Website');
    expect((await ask(pathOf('showArticleDetailById', { id }))).status).toBe(404);
  });

  it('an article can be published in English alone first', async () => {
    const id = await make('articles', articleOf(mark), 'draft');
    await update('articles', id, { ...german, _status: 'draft' }, '?locale=de&draft=true');
    await update('articles', id, { _status: 'published' }, '?locale=en&publishSpecificLocale=en');
    expect(await read('showArticleDetailById', { id }, 'de')).toMatchObject({ language: 'en', title: mark });
  });
});

describe('fields shared by both languages', () => {
  const service = { serverName: mark, summary: 'A summary.', category: 'testing', prices: [price] };
  interface Service {
    prices: { id: string; amount: number }[];
  }
  const shownAmount = async (id: number) =>
    (await read('getProductsPrices', {}))
      .find((found) => found.id === id)
      ?.prices.map(({ amount }) => amount);
  const germanName = { serverName: `${mark}, deutsch`, summary: 'Auszug.', _status: 'published' };

  it('a draft price is not published with a German text', async () => {
    const id = await make('services', service, 'published');
    const { prices } = await cms<Service>('GET', `/services/${id}?depth=0`);
    const cheaper = prices.map((row) => ({ ...row, amount: 100 }));
    await update('services', id, { prices: cheaper, _status: 'draft' }, '?draft=true');
    const answers = await Promise.all([
      saves(`/services/${id}${alone}`, germanName),
      saves(`/services/${id}${alone}`, germanName, 'de'),
    ]);
    expect(answers[0]).toContain('Prices › 1 › Amount');
    expect(answers[1]).toContain('Preise › 1 › Betrag');
    expect(await shownAmount(id)).toEqual([49900]);
    const { serverName } = await cms<{ serverName: string }>('GET', `/services/${id}?locale=de&draft=true`);
    expect(serverName).toBe(mark);
  });

  it('a price that is changed in the German form is not published, but texts are', async () => {
    const id = await make('services', service, 'published');
    const { prices } = await cms<Service>('GET', `/services/${id}?depth=0`);
    const cheaper = prices.map((row) => ({ ...row, label: 'Registrierung', amount: 100 }));
    expect(await saves(`/services/${id}${alone}`, { ...germanName, prices: cheaper })).toContain('Amount');
    const same = prices.map((row) => ({ ...row, label: 'Registrierung' }));
    expect(await saves(`/services/${id}${alone}`, { ...germanName, prices: same })).toBe('allowed');
    expect(await saves(`/services/${id}${alone}`, germanName)).toBe('allowed');
    expect(await shownAmount(id)).toEqual([49900]);
  });

  it('a draft menu entry is not published with the German menu', async () => {
    const before = await read('getMenu', {}, 'de');
    const { items } = await cms<{ items: Record<string, unknown>[] }>(
      'GET',
      '/globals/menu?depth=0&locale=en',
    );
    const entry = { menuName: mark, menuAttribute: 'test', menuUrl: '/cht/price' };
    await cms('POST', '/globals/menu?draft=true', { items: [...items, entry], _status: 'draft' });
    try {
      const answer = await cms('POST', `/globals/menu${alone}`, { _status: 'published' }).then(
        () => 'allowed',
        (error: Error) => error.message,
      );
      expect(answer).toContain('Entries');
    } finally {
      await cms('POST', '/globals/menu', { items, _status: 'published' });
    }
    const german = await cms('POST', `/globals/menu${alone}`, { _status: 'published' }).then(() => 'allowed');
    expect(german).toBe('allowed');
    expect(await read('getMenu', {}, 'de')).toEqual(before);
  });
});
