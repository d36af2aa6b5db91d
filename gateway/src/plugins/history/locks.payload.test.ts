import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { as, ask, type, typists } from '../../../test/payload/typing';
import { otherTextsName } from '../../domain/otherTexts';
import { trashUntouchedDrafts } from './drafts/untouchedDrafts';

const payload = await openFilledPayload();
const { ada, ben, till, newArticle, draftOf } = await typists(payload);

/** The authors and titles of an article's versions, the newest first. */
async function versionsOf(id: number) {
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  });
  return docs.map(({ version }) => `${version.savedBy}: ${version.title}`);
}

const take = (id: number) => ask(ben, 'GET', `/articles/${id}/lock`);
/** The plugin of translations may be deleted. */
const hasOtherTexts = payload.collections.articles.config.fields.some(
  (field) => 'name' in field && field.name === otherTextsName,
);

describe('a draft that saves itself', () => {
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

  it('keeps the words of both languages together', { skip: !hasOtherTexts }, async () => {
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

const { docs: bens } = await payload.find({ collection: 'users', where: { name: { equals: 'Ben' } } });
for (const [what, lock, method, path, revert] of [
  [
    'a document',
    { document: { relationTo: 'pages', value: 1 } },
    'PATCH',
    '/pages/1?draft=true',
    '/pages/1/revert',
  ],
  ['a global', { globalSlug: 'menu' }, 'POST', '/globals/menu?draft=true', '/globals/menu/revert'],
] as const) {
  it(`${what} that another editor has taken over is neither saved nor reverted`, async () => {
    await payload.create({
      collection: 'payload-locked-documents',
      data: { ...lock, user: { relationTo: 'users', value: bens[0]?.id ?? 0 } },
    });
    expect((await ask(ada, method, path, {})).status).toBe(423);
    expect((await ask(ada, 'POST', `${revert}?locale=en`)).status).toBe(423);
    expect((await ask(ben, method, path, {})).status).toBe(200);
    // Saving ends the lock.
    expect((await ask(ada, method, path, {})).status).toBe(200);
  });
}
