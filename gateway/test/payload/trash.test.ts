import { it } from 'node:test';

import { expect } from 'expect';
import type { CollectionSlug } from 'payload';

import { contentTable } from '@/contract/site/contentTable';

import { addFirstUsers } from '../../src/features/authentication/firstUsers';
import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openFilledPayload();
await addFirstUsers(payload, true);
const { docs: users } = await payload.find({ collection: 'users' });
const editor = users.find(({ role }) => role === 'editor');
const [article, other] = (await payload.find({ collection: 'articles', sort: 'id', depth: 0 })).docs;
if (!article || !other || !editor) throw new Error('The fixture is not there.');

const asEditor = { overrideAccess: false, user: editor } as const;
/** The articles that visitors find. */
const visible = async () =>
  (await payload.find({ collection: 'articles', sort: 'id', overrideAccess: false, depth: 0 })).docs.map(
    ({ id }) => id,
  );
const trash = (id: number) =>
  payload.update({
    collection: 'articles',
    id,
    data: { deletedAt: new Date().toISOString() },
    ...asEditor,
  });
it('every collection that stands on pages has a trash', () => {
  const slugs = Object.entries(contentTable)
    .filter(([slug, { tracked }]) => tracked === 'pages' && slug in payload.collections)
    .map(([slug]) => slug as CollectionSlug);
  expect(slugs).toContain('articles');
  expect(slugs.filter((slug) => !payload.collections[slug].config.trash)).toEqual([]);
});

it('an article in the trash is gone for visitors, also where other articles refer to it', async () => {
  const before = await visible();
  await payload.update({ collection: 'articles', id: other.id, data: { related: [article.id] } });
  await trash(article.id);
  expect(await visible()).toEqual(before.filter((id) => id !== article.id));
  const read = await payload.findByID({
    collection: 'articles',
    id: other.id,
    depth: 1,
    overrideAccess: false,
  });
  // As with a draft, so that the page is rendered anew once it is back.
  expect(read.related).toEqual([article.id]);
});

it('only staff find it in the trash', async () => {
  const asked = { collection: 'articles', where: { id: { equals: article.id } }, trash: true } as const;
  expect((await payload.find({ ...asked, overrideAccess: false })).totalDocs).toBe(0);
  expect((await payload.find({ ...asked, ...asEditor })).totalDocs).toBe(1);
});

it('it is brought back as it was', async () => {
  const restored = await payload.update({
    collection: 'articles',
    id: article.id,
    data: { deletedAt: null },
    trash: true,
    ...asEditor,
  });
  expect([restored.title, restored._status]).toEqual([article.title, 'published']);
  expect(await visible()).toContain(article.id);
});

it('only administrators delete for good, and others are told so', async () => {
  const ed = await staffSession(payload, { name: 'Ed', role: 'editor' });
  const chief = await staffSession(payload, { name: 'Chief', role: 'administrator' });
  const remove = async (session: Record<string, string>, path: string) => {
    const { status, text } = await restRequest('DELETE', path, { headers: session });
    return [status, /Only administrators delete for good/.test(text)];
  };
  const [poster] = (await payload.find({ collection: 'media', depth: 0 })).docs;
  const place = `/articles/${article.id}`;
  const many = `/articles?trash=true&where[id][equals]=${article.id}`;
  for (const path of [place, many, `/media/${poster?.id}`])
    expect(await remove(ed, path)).toEqual([403, true]);
  await trash(article.id);
  for (const path of [`${place}?trash=true`, many]) expect(await remove(ed, path)).toEqual([403, true]);
  expect(await remove(chief, `${place}?trash=true`)).toEqual([200, false]);
  expect(
    (await payload.count({ collection: 'articles', where: { id: { equals: article.id } }, trash: true }))
      .totalDocs,
  ).toBe(0);
});
