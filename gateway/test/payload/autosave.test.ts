import { describe, it } from 'node:test';

import { expect } from 'expect';

import { trashUntouchedDrafts } from '../../src/cms/collections/hooks/untouchedDrafts';
import { hasDrafts } from '../../src/sync/tracked';
import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openFilledPayload();
const ada = await staffSession(payload, { name: 'Ada', role: 'editor' });
const ben = await staffSession(payload, { name: 'Ben', role: 'editor' });
const till = await staffSession(payload, { name: 'Till', role: 'translator', language: 'de' });

type Headers = Record<string, string>;
interface Answer {
  doc?: { id: number; title?: string; updatedAt: string };
  result?: { updatedAt: string };
  errors?: { message: string }[];
  isTakenOver?: boolean;
}

async function ask(headers: Headers, method: string, path: string, body?: object) {
  const { status, text } = await restRequest(method, path, { headers, body });
  return { status, ...(JSON.parse(text) as Answer) };
}

const as = (locale: string) => `?draft=true&autosave=true&depth=0&fallback-locale=null&locale=${locale}`;

/** What a form sends while somebody types. */
const type = (headers: Headers, id: number, body: object, locale = 'en') =>
  ask(headers, 'PATCH', `/articles/${id}${as(locale)}`, { ...body, _status: 'draft' });

/** A new article, as “Create New” makes it. */
async function newArticle() {
  const { doc } = await ask(ada, 'POST', '/articles?draft=true&locale=en', { title: 'New' });
  return doc?.id ?? 0;
}

/** Who saved the versions of an article, and their titles; the newest first. */
async function versionsOf(id: number) {
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  });
  return docs.map(({ version }) => `${version.savedBy}: ${version.title}`);
}

const draftOf = (id: number) => payload.findByID({ collection: 'articles', id, draft: true, depth: 0 });
const take = (id: number) => ask(ben, 'GET', `/articles/${id}/lock`);

describe('a draft that saves itself', () => {
  const drafts = payload.config.collections.filter(hasDrafts);
  for (const { slug } of drafts)
    it(`may be incomplete in ${slug}: it begins empty`, async () => {
      const made = await ask(ada, 'POST', `/${slug}?draft=true&locale=en`, {});
      expect([made.status, made.errors]).toEqual([201, undefined]);
      const id = made.doc?.id ?? 0;
      const saved = await ask(ada, 'PATCH', `/${slug}/${id}${as('en')}`, { _status: 'draft' });
      expect([saved.status, saved.errors]).toEqual([200, undefined]);
      const published = await ask(ada, 'PATCH', `/${slug}/${id}?locale=en`, { _status: 'published' });
      expect(published.status).toBe(400);
      await payload.delete({ collection: slug, id });
    });

  for (const { slug } of payload.config.globals.filter(hasDrafts))
    it(`of ${slug} leaves the site alone`, async () => {
      const live = () => payload.findGlobal({ slug: slug, locale: 'all', depth: 0 });
      const before = await live();
      expect((await ask(ada, 'POST', `/globals/${slug}${as('en')}`, { _status: 'draft' })).status).toBe(200);
      expect(await live()).toEqual(before);
    });

  it('is one version for one session of one person', async () => {
    const id = await newArticle();
    for (const title of ['N', 'Ne', 'New rates']) await type(ada, id, { title });
    expect(await versionsOf(id)).toEqual(['Ada: New rates', 'Ada: New']);
    await ask(ada, 'DELETE', `/articles/${id}/lock`);
    await type(till, id, { title: 'Neue Sätze' }, 'de');
    await type(till, id, { title: 'Neue Steuersätze' }, 'de');
    expect(await versionsOf(id)).toEqual(['Till: New rates', 'Ada: New rates', 'Ada: New']);
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    });
    const longAgo = new Date(Date.now() - 31 * 60_000).toISOString();
    await payload.db.updateVersion({
      collection: 'articles',
      id: docs[0]?.id ?? 0,
      versionData: { createdAt: longAgo, updatedAt: docs[0]?.updatedAt } as never,
    });
    await type(till, id, { title: 'Sätze' }, 'de');
    expect(await versionsOf(id)).toHaveLength(4);
  });

  it('that nobody has begun goes into the trash after a day', async () => {
    const create = async () => (await ask(ada, 'POST', '/articles?draft=true&locale=en', {})).doc?.id ?? 0;
    const [begun, untouched] = [await create(), await create()];
    await type(ada, begun, { summary: 'A first sentence' });
    const isInTrash = async (id: number) =>
      Boolean((await payload.findByID({ collection: 'articles', id, trash: true })).deletedAt);
    await trashUntouchedDrafts(payload, new Date());
    expect(await isInTrash(untouched)).toBe(false);
    await trashUntouchedDrafts(payload, new Date(Date.now() + 25 * 3_600_000));
    expect([await isInTrash(begun), await isInTrash(untouched)]).toEqual([false, true]);
  });

  it('holds a translator to the texts of the one language', async () => {
    const id = await newArticle();
    await type(till, id, { title: 'Neu', articleType: 'trends' }, 'de');
    expect(await draftOf(id)).toMatchObject({ title: 'New', articleType: null });
    expect((await type(till, id, { title: 'Newer' }, 'en')).status).toBe(403);
  });
});

describe('texts in the other language', () => {
  const page = (locale: 'en' | 'de') =>
    payload.findByID({ collection: 'pages', id: 1, draft: true, locale, fallbackLocale: false, depth: 0 });

  it('are saved with the form, each where its row is, and published with it', async () => {
    const { blocks } = await page('en');
    const row = blocks?.find((block) => 'heading' in block);
    const before = await page('de');
    const otherTexts = { title: 'Heim', [`blocks.${row?.id}.heading`]: 'Deutsche Überschrift' };
    const path = `/pages/1${as('en')}`;
    const saved = await ask(ada, 'PATCH', path, { title: 'House', blocks, otherTexts, _status: 'draft' });
    expect([saved.status, saved.errors]).toEqual([200, undefined]);
    expect((await page('en')).title).toBe('House');
    const after = await page('de');
    expect(after.title).toBe('Heim');
    expect(after.blocks?.find(({ id }) => id === row?.id)).toMatchObject({ heading: 'Deutsche Überschrift' });
    expect(after.blocks?.filter(({ id }) => id !== row?.id)).toEqual(
      before.blocks?.filter(({ id }) => id !== row?.id),
    );
    // One version holds both.
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: 1 } },
      sort: '-updatedAt',
      limit: 1,
      locale: 'all',
    });
    expect(docs[0]?.version.title).toEqual({ en: 'House', de: 'Heim' });
    await ask(ada, 'PATCH', '/pages/1?locale=en', { otherTexts: { title: 'Haus' }, _status: 'published' });
    const live = await payload.findByID({ collection: 'pages', id: 1, locale: 'all', depth: 0 });
    expect(live.title).toEqual({ en: 'House', de: 'Haus' });
  });

  it('are not for a translator of one language', async () => {
    const id = await newArticle();
    await type(till, id, { title: 'Neu', otherTexts: { title: 'Translated' } }, 'de');
    expect((await draftOf(id)).title).toBe('New');
  });

  it('are kept aside with the rest where somebody else is editing', async () => {
    const id = await newArticle();
    await type(ben, id, { title: 'Ben types' });
    const refused = await type(ada, id, { title: 'Ada types', otherTexts: { title: 'Ada tippt' } });
    expect(refused.status).toBe(423);
    const read = { collection: 'articles', id, draft: true, locale: 'all', depth: 0 } as const;
    expect((await payload.findByID(read)).title).toEqual({ en: 'Ben types' });
    expect((await versionsOf(id))[0]).toBe('Ben: Ben types');
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      locale: 'all',
    });
    expect(docs.map(({ version }) => version.title)).toContainEqual({ en: 'Ada types', de: 'Ada tippt' });
  });
});

describe('somebody who is being edited over', () => {
  it('keeps the lock while typing, and ends it by leaving', async () => {
    const id = await newArticle();
    await type(ada, id, { title: 'Ada types' });
    expect(await take(id)).toMatchObject({ status: 200, isTakenOver: true });
    expect((await ask(ben, 'DELETE', `/articles/${id}/lock`)).status).toBe(200);
    expect(await take(id)).toMatchObject({ isTakenOver: true });
    await ask(ada, 'DELETE', `/articles/${id}/lock`);
    expect(await take(id)).toMatchObject({ isTakenOver: false });
  });

  it('is refused after a take-over, with a clear message, and finds the words among the versions', async () => {
    const id = await newArticle();
    await type(ada, id, { title: 'Ada types' });
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.relationTo': { equals: 'articles' }, 'document.value': { equals: id } },
    });
    const { docs: users } = await payload.find({ collection: 'users', where: { name: { equals: 'Ben' } } });
    await ask(ben, 'PATCH', `/payload-locked-documents/${docs[0]?.id}`, {
      user: { relationTo: 'users', value: users[0]?.id },
    });
    expect(await ask(ada, 'GET', `/articles/${id}/lock`)).toMatchObject({ isTakenOver: true });
    for (const body of [{ title: 'Ada types on' }, { title: 'Ada publishes', _status: 'published' }]) {
      const { status, errors } = await ask(ada, 'PATCH', `/articles/${id}${as('en')}`, body);
      expect([status, errors?.[0]?.message]).toEqual([423, expect.stringContaining('Your words are kept')]);
    }
    expect((await draftOf(id)).title).toBe('Ada types');
    expect((await type(ben, id, { title: 'Ben types' })).status).toBe(200);
    expect((await type(ada, id, { title: 'Ada once more' })).status).toBe(423);
    expect((await draftOf(id)).title).toBe('Ben types');
    const versions = await versionsOf(id);
    expect(versions[0]).toBe('Ben: Ben types');
    expect(versions).toEqual(
      expect.arrayContaining([
        'Ada: Ada types on',
        'Ada: Ada publishes',
        'Ada: Ada types',
        'Ada: Ada once more',
      ]),
    );
    // The newest of all is that of the list too.
    const { docs: listed } = await payload.find({
      collection: 'articles',
      draft: true,
      where: { id: { equals: id } },
    });
    expect(listed.map(({ title }) => title)).toEqual(['Ben types']);
    expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ _status: 'draft' });
  });

  it('is saved over by a program that asks for it alone, and does not save over that', async () => {
    const id = await newArticle();
    const { doc } = await type(ben, id, { title: 'Ben types' });
    const program = await ask(ada, 'PATCH', `/articles/${id}?draft=true&overrideLock=true`, { title: 'Ada' });
    expect(program.status).toBe(200);
    expect((await type(ben, id, { title: 'Ben goes on', updatedAt: doc?.updatedAt })).status).toBe(423);
    expect((await draftOf(id)).title).toBe('Ada');
  });

  it('does not save over what somebody else has saved meanwhile', async () => {
    const id = await newArticle();
    const { doc } = await type(ada, id, { title: 'Ada' });
    await ask(ada, 'DELETE', `/articles/${id}/lock`);
    await type(ben, id, { title: 'Ben' });
    await ask(ben, 'DELETE', `/articles/${id}/lock`);
    const late = await type(ada, id, { title: 'Ada, late', updatedAt: doc?.updatedAt });
    expect([late.status, late.errors?.[0]?.message]).toEqual([
      423,
      expect.stringContaining('Your words are kept'),
    ]);
    expect((await draftOf(id)).title).toBe('Ben');
    expect(await versionsOf(id)).toContain('Ada: Ada, late');
    const { updatedAt } = await draftOf(id);
    expect((await type(ada, id, { title: 'Ada again', updatedAt })).status).toBe(200);
  });

  it('finds them in a global and beside a published text too', async () => {
    const { items = [] } = await payload.findGlobal({ slug: 'menu', draft: true, depth: 0 });
    const typed = (menuName: string) => ({
      items: (items ?? []).map((item) => ({ ...item, menuName })),
      _status: 'draft',
    });
    await ask(ada, 'POST', `/globals/menu${as('en')}`, typed('Ada'));
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      where: { globalSlug: { equals: 'menu' } },
    });
    const { docs: users } = await payload.find({ collection: 'users', where: { name: { equals: 'Ben' } } });
    await ask(ben, 'PATCH', `/payload-locked-documents/${docs[0]?.id}`, {
      user: { relationTo: 'users', value: users[0]?.id },
    });
    await ask(ben, 'POST', `/globals/menu?locale=en`, { ...typed('Ben'), _status: 'published' });
    await payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'menu', user: { relationTo: 'users', value: users[0]?.id ?? 0 } },
    });
    expect((await ask(ada, 'POST', `/globals/menu${as('en')}`, typed('Ada on'))).status).toBe(423);
    const draft = await payload.findGlobal({ slug: 'menu', draft: true, depth: 0 });
    expect(draft.items?.[0]?.menuName).toBe('Ben');
    expect(draft._status).toBe('published');
    const { docs: versions } = await payload.findGlobalVersions({ slug: 'menu', depth: 0 });
    expect(versions.map(({ version }) => version.items?.[0]?.menuName)).toContain('Ada on');
  });
});
