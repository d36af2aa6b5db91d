import { describe, it } from 'node:test';

import { expect } from 'expect';
import { createLocalReq } from 'payload';

import { articleOf } from '../../../test/article';
import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { document, node, text } from '../../../test/richText';
import { pathOfDocument } from '../../domain/addresses';
import { findDocuments } from './findDocuments';

const payload = await openFilledPayload();
const site = 'https://www.kompassa.example';

async function staff(role: 'administrator' | 'editor' | 'translator') {
  const login = { email: `${role}@kompassa.example`, password: 'four words of a test' };
  const user = await payload.create({
    collection: 'users',
    data: { ...login, name: role, role, ...(role === 'translator' && { language: 'de' as const }) },
  });
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
}
const [chief, editor, translator] = [
  await staff('administrator'),
  await staff('editor'),
  await staff('translator'),
];
const { id } = await payload.create({
  collection: 'articles',
  draft: true,
  data: { ...articleOf('Zebra crossings abroad'), summary: 'On quaggas.', _status: 'draft' },
});
await payload.update({
  collection: 'articles',
  id,
  draft: true,
  locale: 'de',
  data: { title: 'Fußgängerüberwege' },
});
const article = { title: 'Zebra crossings abroad', path: `/admin/collections/articles/${id}` };

const found = async (query: string, req = editor) =>
  (await findDocuments(req, query, site)).flatMap(({ documents }) => documents);

describe('the search over all documents', () => {
  for (const query of ['zebra abroad', 'QUAGGAS', 'überwege', String(id)])
    it(`finds a draft by “${query}”`, async () =>
      expect(await found(query)).toContainEqual(
        query === 'überwege' ? expect.objectContaining({ path: article.path }) : article,
      ));

  it('finds it by its address, with words and language or without, and nothing else', async () => {
    const path = pathOfDocument('articles', { id, articleType: 'trends' }) ?? '';
    const readable = path.replace('.html', '-zebra-crossings.html');
    for (const address of [path, `${site}/de${path}`, `${site}${readable}`, `${path}?page=2#part`])
      expect(await found(address)).toEqual([article]);
    expect(await found('https://other.example/zebra')).toEqual([]);
    expect(await found('/cht/nowhere')).toEqual([]);
  });

  it('finds a page of the site by its address, a global by its name', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { pageKey: { equals: 'home' } } });
    expect(await found('/')).toEqual([
      { title: docs[0]?.title, path: `/admin/collections/pages/${docs[0]?.id}` },
    ]);
    expect(await found('header menu')).toContainEqual({ title: 'Header menu', path: '/admin/globals/menu' });
  });

  it('finds accounts and enquiries for those who may read them', async () => {
    await payload.db.create({
      collection: 'merchants',
      data: {
        ...{ username: '+4930555012', companyName: 'Quagga Ltd', language: 'en' },
        ...{ consentVersion: '2026-11-01', consentTime: '2026-11-01T09:00:00.000Z' },
      },
    });
    await payload.create({
      collection: 'enquiries',
      data: {
        ...{ kind: 'contact', state: 'received', name: 'Quagga', email: 'sender@example.com' },
        ...{ message: 'Hello', language: 'en', noticeVersion: '2026-11-20' },
        ...{ confirmedAt: '2026-11-24T09:00:00.000Z', tokenHash: 'a hash', linkExpiresAt: 0 },
      },
    });
    const kinds = async (req: typeof editor) =>
      (await found('quagga', req)).map(({ path }) => path.split('/')[3]).sort();
    expect(await kinds(chief)).toEqual(['articles', 'enquiries', 'merchants']);
    expect(await kinds(translator)).toEqual(['articles']);
  });

  describe('in the texts themselves', () => {
    const content = (words: string) => document(node('paragraph', [text(words)]));
    const change = (locale: 'en' | 'de', words: string) =>
      payload.update({ collection: 'articles', id, draft: true, locale, data: { content: content(words) } });

    it('finds a word of a draft in each language, umlauts written either way, as it is saved now', async () => {
      await change('en', 'The aardvark walks at night.');
      await change('de', 'Das Erdferkel geht über die Straße.');
      for (const query of ['AARDVARK night', 'erdferkel', 'Ueber Strasse', 'zebra aardvark'])
        expect(await found(query)).toEqual([article]);
      await change('en', 'The numbat walks by day.');
      expect(await found('aardvark')).toEqual([]);
      expect(await found('numbat', translator)).toEqual([article]);
    });

    it('finds what visitors read and a newer draft no longer says', async () => {
      const data = {
        ...articleOf('Trade'),
        content: content('On pangolins.'),
        _status: 'published' as const,
      };
      const published = await payload.create({ collection: 'articles', data });
      const { id: number } = published;
      await payload.update({
        ...{ collection: 'articles', id: number, draft: true, data: { content: content('On trade.') } },
      });
      const path = `/admin/collections/articles/${number}`;
      expect(await found('pangolins')).toEqual([{ title: 'Trade', path }]);
      await payload.delete({ collection: 'articles', id: number, trash: true });
    });

    it('finds a section of a page, a row in it, a transcript and the texts of a global', async () => {
      const page = await payload.create({
        collection: 'pages',
        draft: true,
        data: {
          ...{ title: 'Plain', uid: 'plain', _status: 'draft' },
          blocks: [
            { blockType: 'prose', heading: 'Plain', body: content('The tapir.') },
            {
              blockType: 'faq',
              heading: 'Plain',
              items: [{ question: 'Tapirs?', answer: content('Capybaras.') }],
            },
          ],
        },
      });
      const [course] = (await payload.find({ collection: 'video-courses', limit: 1, depth: 0 })).docs;
      await payload.update({
        ...{ collection: 'video-courses', id: course?.id ?? 0, locale: 'de' },
        ...{ draft: true, data: { transcript: content('Der Tapir spricht.') } },
      });
      await payload.updateGlobal({ slug: 'anniversary', draft: true, data: { lead: 'A tapir.' } });
      const paths = async (query: string) => (await found(query)).map(({ path }) => path);
      expect(await paths('capybara')).toEqual([`/admin/collections/pages/${page.id}`]);
      expect((await paths('tapir')).sort()).toEqual([
        `/admin/collections/pages/${page.id}`,
        `/admin/collections/video-courses/${course?.id}`,
        '/admin/globals/anniversary',
      ]);
    });

    it('puts what has the word in its title first, though another was saved later', async () => {
      const titled = await payload.create({ collection: 'articles', data: articleOf('A wombat') });
      await change('en', 'The wombat digs.');
      expect((await found('wombat')).map(({ title }) => title)).toEqual([titled.title, article.title]);
    });

    it('finds nothing in the trash', async () => {
      const data = { ...articleOf('Gone'), content: content('The dugong.'), _status: 'draft' as const };
      const { id: gone } = await payload.create({ collection: 'articles', draft: true, data });
      expect(await found('dugong')).toHaveLength(1);
      await payload.update({
        ...{ collection: 'articles', id: gone, data: { deletedAt: new Date().toISOString() } },
      });
      expect(await found('dugong')).toEqual([]);
    });
  });

  it('finds a global for those to whom the admin shows it', async () => {
    const rules = { title: 'Publishing rules', path: '/admin/globals/publishing-rules' };
    expect(await found('publishing rules', chief)).toContainEqual(rules);
    for (const req of [editor, translator]) expect(await found('publishing rules', req)).toEqual([]);
  });

  it('takes the signs of a pattern for no pattern', async () => {
    for (const query of ['%', '_', '% _', '\\']) expect(await found(query)).toEqual([]);
    expect(await found('zebra_crossings')).toContainEqual(article);
  });

  it('finds for each role what it may read, whatever was typed', async () => {
    for (const req of [chief, editor, translator]) {
      expect(await found('zebra', req)).toContainEqual(article);
      for (const odd of [
        '%',
        "'; DROP TABLE articles; --",
        '\\',
        '[x',
        'a'.repeat(5_000),
        '999999999',
        '//',
        'http://',
      ])
        expect(Array.isArray(await found(odd, req))).toBe(true);
    }
    const people = async (req: typeof editor) => (await found('translator', req)).map(({ path }) => path);
    expect(await people(chief)).toContainEqual(expect.stringMatching(/^\/admin\/collections\/users\//));
    expect(await found('   ')).toEqual([]);
    await payload.db.create({
      collection: 'search-misses',
      data: { key: 'okapi en 2026-11-20', term: 'okapi', language: 'en', day: '2026-11-20', count: 1 },
    });
    expect(await found('okapi', chief)).toEqual([]);
  });
});
