import { describe, it } from 'node:test';

import { expect } from 'expect';

import { hasDrafts } from '../../src/sync/tracked';
import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openFilledPayload();
const administrator = await staffSession(payload, { name: 'Chief', role: 'administrator' });
const editor = await staffSession(payload, { name: 'Ed', role: 'editor' });

async function rest(method: string, path: string, body?: object, session = editor, language = 'en') {
  const headers = { ...session, 'accept-language': language };
  const { status, text } = await restRequest(method, path, { headers, body });
  const { errors } = JSON.parse(text) as { errors?: { message: string }[] };
  return { status, message: errors?.[0]?.message ?? '' };
}

const collections = payload.config.collections.filter(hasDrafts).map(({ slug }) => slug);
const globals = payload.globals.config.filter(hasDrafts).map(({ slug }) => slug);
const home = { id: 0 };
home.id =
  (await payload.find({ collection: 'pages', where: { pageKey: { equals: 'home' } } })).docs[0]?.id ?? 0;
const statusOf = async (id: number) =>
  (
    await payload.db.findOne<{ id: number; _status?: string }>({
      collection: 'pages',
      where: { id: { equals: id } },
    })
  )?._status;

describe('_status', () => {
  for (const status of ['zzz', 'published ', null])
    it(`refuses ${JSON.stringify(status)} everywhere, before any other check`, async () => {
      const refused = { status: 400, message: expect.stringMatching(/^The status is/) };
      const paths = [
        ...collections.flatMap((slug) => [`POST /${slug}`, `PATCH /${slug}/1?draft=true`]),
        ...globals.map((slug) => `POST /globals/${slug}`),
      ];
      for (const path of paths) {
        const [method = '', address = ''] = path.split(' ');
        expect([path, await rest(method, address, { _status: status })]).toEqual([path, refused]);
      }
    });
});

describe('the documents that pages are made of', () => {
  for (const slug of ['site-frame', 'menu', 'newcomers'] as const) {
    const published = async () =>
      (await payload.findGlobal({ slug, overrideAccess: false, depth: 0 })).createdAt;

    it(`${slug} is not unpublished, not even by an administrator`, async () => {
      await payload.updateGlobal({ slug, data: {}, draft: true });
      for (const body of [{ _status: 'draft' }, {}])
        expect(await rest('POST', `/globals/${slug}`, body, administrator)).toEqual({
          status: 400,
          message: expect.stringMatching(/^Pages of the site need this document/),
        });
      const inGerman = await rest('POST', `/globals/${slug}`, { _status: 'draft' }, editor, 'de');
      expect(inGerman.message).toMatch(/^Seiten der Website brauchen/);
      expect(await published()).toBeTruthy();
      expect((await rest('POST', `/globals/${slug}?draft=true`, {})).status).toBe(200);
      expect((await rest('POST', `/globals/${slug}`, { _status: 'published' })).status).toBe(200);
    });
  }

  for (const [slug, name] of [
    ['menu', 'items'],
    ['site-frame', 'pcnavList'],
    ['site-frame', 'function'],
  ])
    it(`${slug} is not published without ${name}`, async () => {
      expect(
        (await rest('POST', `/globals/${slug}`, { [String(name)]: [], _status: 'published' })).status,
      ).toBe(400);
    });
});

for (const [slug, path, status] of [
  ['menu', '/cht/Services', 200],
  ['menu', '/no-such-page', 400],
  ['site-frame', '/cht/Services', 200],
  ['site-frame', '/cht/services', 400],
] as const)
  it(`${slug} with a link to ${path} returns ${status}`, async () => {
    const links =
      slug === 'menu'
        ? { items: [{ menuName: 'Services', menuAttribute: 'services', menuUrl: path }] }
        : { function: [{ name: 'Services', url: path }] };
    const answer = await rest('POST', `/globals/${slug}`, { ...links, _status: 'published' });
    expect(answer.status).toBe(status);
  });

describe('the page at a fixed address', () => {
  const path = () => `/pages/${home.id}`;
  const reason = { status: 403, message: expect.stringContaining('always has a page at /,') };

  it('is neither unpublished, deleted nor moved by an editor', async () => {
    expect(await rest('PATCH', path(), { _status: 'draft' })).toEqual(reason);
    expect(await rest('PATCH', path(), { deletedAt: new Date().toISOString() })).toEqual(reason);
    expect(await rest('DELETE', path())).toEqual(reason);
    expect(await rest('PATCH', path(), { pageKey: 'elsewhere', _status: 'published' })).toEqual(reason);
    expect((await rest('DELETE', path(), undefined, editor, 'de')).message).toMatch(
      /^Unter \/ hat die Website/,
    );
    expect(await statusOf(home.id)).toBe('published');
  });

  it('stays where an editor changes or deletes several', async () => {
    const several = `/pages?where[id][in]=${home.id}`;
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', { deletedAt: new Date().toISOString() }],
      ['DELETE', undefined],
    ] as const)
      await rest(method, several, body);
    expect(await statusOf(home.id)).toBe('published');
    expect((await rest('PATCH', `${several}&draft=true`, { noIndex: true })).status).toBe(200);
  });

  it('has no button for deletion in an editor’s form', async () => {
    // As the form asks, whose button puts it in the trash.
    const body = { deletedAt: new Date().toISOString() };
    const mayDelete = async (headers: Record<string, string>, id: number) => {
      const { text } = await restRequest('POST', `/pages/access/${id}`, { headers, body });
      return Boolean((JSON.parse(text) as { delete?: boolean }).delete);
    };
    expect(await mayDelete(editor, home.id)).toBe(false);
    expect(await mayDelete(administrator, home.id)).toBe(true);
    const campaign = { title: 'Spring', uid: 'spring', _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'pages', data: campaign });
    expect(await mayDelete(editor, id)).toBe(true);
    expect((await rest('PATCH', `/pages/${id}`, body)).status).toBe(200);
  });

  it('is given up by an administrator only who confirms its address', async () => {
    const unconfirmed = { status: 403, message: expect.stringContaining('would get a 404 at /,') };
    const trash = { deletedAt: new Date().toISOString() };
    for (const query of ['', '?confirmedAddress=/cht/Imprint', '?confirmedAddress[]=/']) {
      expect(await rest('PATCH', path() + query, { _status: 'draft' }, administrator)).toEqual(unconfirmed);
      expect(await rest('PATCH', path() + query, trash, administrator)).toEqual(unconfirmed);
      expect(await rest('DELETE', path() + query, undefined, administrator)).toEqual(unconfirmed);
    }
    const several = `/pages?where[id][in]=${home.id}`;
    await rest('PATCH', several, { _status: 'draft' }, administrator);
    await rest('DELETE', several, undefined, administrator);
    const schedule = {
      taskSlug: 'schedulePublish',
      waitUntil: new Date(Date.now() + 60_000).toISOString(),
      input: { type: 'unpublish', doc: { relationTo: 'pages', value: home.id } },
    };
    const scheduled = { ...unconfirmed, status: 400 };
    expect(await rest('POST', '/payload-jobs', schedule, administrator)).toEqual(scheduled);
    const moved = { pageKey: 'elsewhere', _status: 'published' };
    expect(await rest('PATCH', path(), moved, administrator)).toEqual(unconfirmed);
    expect(await statusOf(home.id)).toBe('published');
    expect((await rest('PATCH', `${path()}?confirmedAddress=/`, { _status: 'draft' })).status).toBe(403);
    const confirmed = await rest(
      'PATCH',
      `${path()}?confirmedAddress=/`,
      { _status: 'draft' },
      administrator,
    );
    expect(confirmed.status).toBe(200);
    expect(await statusOf(home.id)).toBe('draft');
    expect((await rest('PATCH', path(), { _status: 'published' })).status).toBe(200);
  });

  it('is deleted for good out of the trash', async () => {
    const trash = { deletedAt: new Date().toISOString() };
    expect((await rest('PATCH', `${path()}?confirmedAddress=/`, trash, administrator)).status).toBe(200);
    expect((await rest('DELETE', `${path()}?trash=true`)).status).toBe(403);
    expect((await rest('DELETE', `${path()}?trash=true`, undefined, administrator)).status).toBe(200);
  });
});
