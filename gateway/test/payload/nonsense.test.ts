import { describe, it } from 'node:test';

import { expect } from 'expect';

import { articleOf } from '../article';
import { price } from '../price';
import { document, node, text } from '../richText';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openPayload();
const editor = await staffSession(payload, { name: 'Ed', role: 'editor' });
const administrator = await staffSession(payload, { name: 'Chief', role: 'administrator' });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const blank = document(node('paragraph', [text(' … ')]));
const section = {
  blockType: 'steps',
  heading: 'How it goes',
  steps: [{ title: 'First', text: 'Register.' }],
};
const meant: Record<string, object> = {
  articles: articleOf('An article'),
  pages: { title: 'A page', blocks: [section] },
  services: { serverName: 'Registration', summary: 'A service.', category: 'company', prices: [price] },
};

interface Answer {
  id?: number;
  doc?: { id: number };
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

async function rest(method: string, path: string, body: object, session = editor) {
  const answer = await restRequest(method, path, { headers: session, body });
  const given = JSON.parse(answer.text) as Answer;
  return { status: answer.status, given, places: given.errors?.[0]?.data?.errors ?? [] };
}

let pages = 0;
async function draftOf(slug: string, nonsense: object): Promise<number> {
  const uid = slug === 'pages' ? { uid: `nonsense-${(pages += 1)}` } : {};
  const body = { ...meant[slug], ...uid, ...nonsense, _status: 'draft' };
  const { status, given } = await rest('POST', `/${slug}?draft=true`, body);
  expect(status).toBe(201);
  return given.doc?.id ?? 0;
}
const published = { _status: 'published' };
const statusOf = async (slug: string, id: number) =>
  (await payload.findByID({ collection: slug as 'articles', id, depth: 0 }))._status;

const ended = { ...price, validUntil: inDays(-1) };
const cases: [name: string, slug: string, nonsense: object, path: string, sentence: RegExp][] = [
  ['an article without a word', 'articles', { content: blank }, 'content', /^Words are missing/],
  ['a title of symbols', 'articles', { title: '🎉 !' }, 'title', /^Words are missing/],
  ['a check of tomorrow', 'articles', { reviewTime: inDays(1) }, 'reviewTime', /in the future/],
  ['a date in two years', 'articles', { publishTime: inDays(730) }, 'publishTime', /^Readers see this/],
  ['a date before 2000', 'articles', { publishTime: '1999-05-01T12:00:00Z' }, 'publishTime', /^Readers see/],
  ['a page without sections', 'pages', { blocks: [] }, 'blocks', /^Visitors would see an empty page/],
  ['a service whose prices have ended', 'services', { prices: [ended] }, 'prices', /^Every price here/],
  [
    'a price until 9999',
    'services',
    { prices: [{ ...price, validUntil: '9999-12-31T12:00:00Z' }] },
    'prices.0.validUntil',
    /^Please check the year/,
  ],
];

describe('what cannot be meant', () => {
  for (const [name, slug, nonsense, path, sentence] of cases)
    it(`stays a draft: ${name}`, async () => {
      const id = await draftOf(slug, nonsense);
      for (const session of [editor, administrator]) {
        const { status, places } = await rest('PATCH', `/${slug}/${id}`, published, session);
        expect([status, places]).toEqual([400, [expect.objectContaining({ path })]]);
        expect(places[0]?.message).toMatch(sentence);
      }
      expect(await statusOf(slug, id)).toBe('draft');
    });

  it('is published neither with others nor by a schedule', async () => {
    const id = await draftOf('articles', { content: blank });
    await rest('PATCH', `/articles?where[id][equals]=${id}`, published);
    expect(await statusOf('articles', id)).toBe('draft');
    const schedule = {
      taskSlug: 'schedulePublish',
      waitUntil: inDays(1),
      input: { type: 'publish', doc: { relationTo: 'articles', value: id } },
    };
    const scheduled = await rest('POST', '/payload-jobs', schedule);
    expect([scheduled.status, scheduled.given.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('cannot be published yet'),
    ]);
    expect(await statusOf('articles', id)).toBe('draft');
  });

  it('is not what is published: the same with sense, and a service on request', async () => {
    for (const slug of Object.keys(meant)) {
      const id = await draftOf(slug, {});
      expect([slug, (await rest('PATCH', `/${slug}/${id}`, published)).status]).toEqual([slug, 200]);
    }
    const onRequest = await draftOf('services', { prices: [] });
    expect((await rest('PATCH', `/services/${onRequest}`, published)).status).toBe(200);
  });

  it('is a page that loses its sections, which nobody publishes; unpublished it may be', async () => {
    const id = await draftOf('pages', {});
    expect((await rest('PATCH', `/pages/${id}`, published)).status).toBe(200);
    for (const session of [editor, administrator])
      expect((await rest('PATCH', `/pages/${id}`, { blocks: [], ...published }, session)).status).toBe(400);
    expect((await rest('PATCH', `/pages/${id}`, { blocks: [], _status: 'draft' })).status).toBe(200);
  });

  it('is said in German too', async () => {
    const id = await draftOf('articles', { title: '★' });
    const headers = { ...editor, 'accept-language': 'de' };
    expect((await rest('PATCH', `/articles/${id}`, published, headers)).places[0]?.message).toMatch(
      /^Hier fehlt ein Wort/,
    );
  });
});
