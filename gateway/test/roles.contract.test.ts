import { articleOf } from './article';
import { cms, paragraph, update } from './cms';
import { read } from './gateway';
import { made } from './made';
import { staff } from './staff';

const mark = `Contract test ${Date.now()}`;
const password = 'a password of the contract tests';
const { make, takeAway } = made();
let translator: Awaited<ReturnType<typeof staff>>;
let id: number;

const article = articleOf(mark, { sources: [{ title: 'First source' }, { title: 'Second source' }] });

interface Row {
  id: string;
  title: string;
}
interface Article {
  id: number;
  title: string;
  articleType: string;
  sources: Row[];
  _status: string;
}

beforeAll(async () => {
  translator = await staff({ name: 'Translator', role: 'translator', language: 'de' });
  id = await make('articles', article, 'published');
});

afterAll(async () => {
  await takeAway();
  await translator.leave();
});

/** Returns the error that a translator gets, or `allowed`. */
const tries = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  cms(method, path, body, { session: translator.session }).then(
    () => 'allowed',
    (error: Error) => error.message,
  );
const draft = (locale: 'en' | 'de') =>
  cms<Article>('GET', `/articles/${id}?locale=${locale}&draft=true&depth=0`);

it('a translator needs a language', async () => {
  const body = { email: 'x@kompassa.example', password, name: 'x', role: 'translator' };
  await expect(cms('POST', '/users', body)).rejects.toThrow('Please say which language.');
});

describe('a translator into German', () => {
  it('changes the German text and no other field', async () => {
    const { sources } = await draft('en');
    const body = {
      title: `${mark}, deutsch`,
      articleType: 'companyEncy',
      sources: sources.map(({ id: row }) => ({ id: row, title: 'Quelle' })),
    };
    expect(await tries('PATCH', `/articles/${id}?locale=de&draft=true`, body)).toBe('allowed');
    expect(await draft('de')).toMatchObject({
      title: `${mark}, deutsch`,
      articleType: 'trends',
      sources: [{ title: 'Quelle' }, { title: 'Quelle' }],
    });
    expect(await draft('en')).toMatchObject({ title: mark, sources: article.sources });
  });

  it('cannot add, remove or move rows', async () => {
    const { sources } = await draft('de');
    for (const rows of [sources.slice(1), sources.toReversed(), [...sources, { title: 'Third' }]])
      expect(await tries('PATCH', `/articles/${id}?locale=de&draft=true`, { sources: rows })).toContain(
        'An editor adds, removes and moves',
      );
  });

  it.each<[string, 'POST' | 'PATCH' | 'DELETE', () => string, object]>([
    ['a change in English', 'PATCH', () => `/articles/${id}?locale=en&draft=true`, { title: 'x' }],
    ['a change without a language', 'PATCH', () => `/articles/${id}?draft=true`, { title: 'x' }],
    [
      'a change in all languages',
      'PATCH',
      () => `/articles/${id}?locale=all`,
      { title: { en: 'x', de: 'x' } },
    ],
    ['a new article', 'POST', () => '/articles?locale=de&draft=true', article],
    ['a copy', 'POST', () => `/articles/${id}/duplicate?locale=de`, {}],
    ['a deletion', 'DELETE', () => `/articles/${id}?locale=de`, {}],
    ['a type of questions', 'POST', () => '/question-types?locale=de', { typeName: 'x', type: 'x' }],
    ['a user', 'POST', () => '/users', { email: 'y@kompassa.example', password, name: 'y' }],
  ])('is not allowed %s', async (_what, method, path, body) =>
    expect(await tries(method, path(), body)).toContain('not allowed'),
  );

  it('cannot create, read or cancel schedules', async () => {
    // As the form of an editor does it.
    const publishing = {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: new Date(Date.now() + 3_600_000).toISOString(),
      input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) } },
    };
    const { doc } = await cms<{ doc: { id: number } }>('POST', '/payload-jobs', publishing);
    for (const [method, path, body] of [
      ['POST', '/payload-jobs?locale=de', publishing],
      ['GET', '/schedules', undefined],
      ['DELETE', `/payload-jobs/${doc.id}`, undefined],
    ] as const)
      expect(await cms(method, path, body, { session: translator.session }).catch(String)).toContain(
        'answered 403',
      );
    // It would be refused if there were none any more.
    await cms('DELETE', `/payload-jobs/${doc.id}`);
  });

  it('does not change the order of a list', async () => {
    const list = () =>
      cms<{ docs: { id: number; _order: string }[] }>('GET', '/partners?sort=_order&limit=3&depth=0');
    const { docs: before } = await list();
    const [first, second] = before;
    const move = {
      collectionSlug: 'partners',
      docsToMove: [first?.id],
      newKeyWillBe: 'greater',
      orderableFieldName: '_order',
      target: { id: second?.id, key: second?._order },
    };
    for (const locale of ['de', 'en'])
      expect(await tries('POST', `/reorder?locale=${locale}`, move)).not.toBe('allowed');
    expect((await list()).docs).toEqual(before);
  });

  it('cannot change their own role or languages', async () => {
    await tries('PATCH', `/users/${translator.id}`, { role: 'administrator', language: 'en' });
    const { role, language } = await cms<{ role: string; language: string }>(
      'GET',
      `/users/${translator.id}`,
    );
    expect([role, language]).toEqual(['translator', 'de']);
  });

  it('may not unpublish or restore', async () => {
    expect(await tries('PATCH', `/articles/${id}?locale=de`, { _status: 'draft' })).toContain(
      'An editor unpublishes',
    );
    const { docs } = await cms<{ docs: { id: number }[] }>(
      'GET',
      `/articles/versions?where[parent][equals]=${id}`,
    );
    expect(await tries('POST', `/articles/versions/${docs[0]?.id}?locale=de`, {})).toContain(
      'An editor unpublishes',
    );
  });

  it('publishes German alone', async () => {
    await update('articles', id, { title: `${mark}, second thoughts`, _status: 'draft' }, '?draft=true');
    const body = {
      title: `${mark}, veröffentlicht`,
      summary: 'Auszug',
      content: paragraph('Ein Text.'),
      _status: 'published',
    };
    expect(await tries('PATCH', `/articles/${id}?locale=de`, body)).toBe('allowed');
    const shown = (language: 'en' | 'de') => read('showArticleDetailById', { id }, language);
    expect(await shown('de')).toMatchObject({ language: 'de', title: `${mark}, veröffentlicht` });
    expect((await shown('en')).title).toBe(mark);
    expect((await draft('en')).title).toBe(`${mark}, second thoughts`);
  });

  it.each(['enquiries', 'alerts', 'merchants', 'sent-messages'])('does not read %s', async (collection) =>
    expect(
      await cms('GET', `/${collection}`, undefined, { session: translator.session }).catch(
        (error: Error) => error.message,
      ),
    ).toMatch(/not allowed/),
  );
});
