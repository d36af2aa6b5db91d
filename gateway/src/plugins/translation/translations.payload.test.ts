import { it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { noteTranslations } from './noteTranslations';

const payload = await openFilledPayload();
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });
const translator = await staffSession(payload, { name: 'Translator', role: 'translator', language: 'de' });
const otherTranslator = await staffSession(payload, { name: 'Other', role: 'translator', language: 'en' });

const rowOf = async (key: string) =>
  (await payload.find({ collection: 'translations', where: { key: { equals: key } } })).docs[0];
const save = async (headers: Record<string, string>, path: string, body: object, method = 'PATCH') =>
  expect((await restRequest(method, path, { headers, body })).status).toBe(200);
const changedOf = async (path: string) =>
  (JSON.parse((await restRequest('GET', path, { headers: translator })).text) as { changed: unknown })
    .changed;

it('a document that has both languages lacks nothing and has nothing that changed', async () => {
  expect(await rowOf('articles 1')).toMatchObject({
    source: 'articles',
    document: 1,
    missing: 0,
    changed: 0,
  });
});

it('names a text whose English changed after it was translated, until it is translated again', async () => {
  await save(editor, '/articles/1?draft=true&locale=en', { title: 'New words', _status: 'draft' });
  expect(await rowOf('articles 1')).toMatchObject({ missing: 0, changed: 1 });
  expect(await changedOf('/articles/1/translation')).toEqual([{ formPath: 'title', place: ['Title'] }]);
  // Another text of the document says nothing about this one.
  await save(translator, '/articles/1?draft=true&locale=de', { summary: 'Kurz', _status: 'draft' });
  expect(await rowOf('articles 1')).toMatchObject({ changed: 1 });
  await save(translator, '/articles/1?draft=true&locale=de', { title: 'Neue Worte', _status: 'draft' });
  expect(await rowOf('articles 1')).toMatchObject({ changed: 0 });
});

it('follows a global too', async () => {
  const menu = await payload.findGlobal({ slug: 'menu', locale: 'en', draft: true, depth: 0 });
  const items = (menu.items ?? []).map((item, place) => ({
    ...item,
    ...(place === 0 && { menuName: 'Tools' }),
  }));
  await save(editor, '/globals/menu?draft=true&locale=en', { items, _status: 'draft' }, 'POST');
  expect(await rowOf('menu')).toMatchObject({ changed: 1 });
  expect(await changedOf('/globals/menu/translation')).toEqual([
    { formPath: 'items.0.menuName', place: ['Entries', 1, 'Text'] },
  ]);
});

it('a translation is still right when an editor or a translator of its language says so', async () => {
  await save(editor, '/articles/1?draft=true&locale=en', { title: 'Newer words', _status: 'draft' });
  const confirm = (headers: Record<string, string>) =>
    restRequest('POST', '/articles/1/translation', { headers, body: {} });
  expect((await confirm(otherTranslator)).status).toBe(403);
  expect((await confirm({})).status).toBe(403);
  expect(await rowOf('articles 1')).toMatchObject({ changed: 1 });
  expect((await confirm(translator)).status).toBe(200);
  expect(await rowOf('articles 1')).toMatchObject({ changed: 0 });
  await save(editor, '/articles/1?draft=true&locale=en', { title: 'Newest words', _status: 'draft' });
  expect(await changedOf('/articles/1/translation')).toEqual([{ formPath: 'title', place: ['Title'] }]);
});

it('a document in the trash is not to be translated, and is again when it is back', async () => {
  await save(editor, '/articles/1', { deletedAt: new Date().toISOString() });
  expect(await rowOf('articles 1')).toBeUndefined();
  await save(editor, '/articles/1?trash=true', { deletedAt: null });
  expect(await rowOf('articles 1')).toMatchObject({ document: 1 });
});

it('notes documents that were there before, once', async () => {
  await payload.delete({ collection: 'translations', where: { source: { equals: 'articles' } } });
  await noteTranslations(payload);
  await noteTranslations(payload);
  const { docs } = await payload.find({
    collection: 'translations',
    where: { source: { equals: 'articles' } },
    pagination: false,
  });
  expect(docs.map(({ document }) => document)).toEqual(
    (await payload.find({ collection: 'articles', sort: 'id', pagination: false })).docs.map(({ id }) => id),
  );
});
