import { it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openFilledPayload();
const first = await staffSession(payload, { name: 'First', role: 'editor' });
const second = await staffSession(payload, { name: 'Second', role: 'editor' });
const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'Second' } } });
const user = { relationTo: 'users', value: docs[0]?.id ?? 0 } as const;

const save = async (headers: Record<string, string>, method: string, path: string, body?: object) =>
  (await restRequest(method, path, { headers, body })).status;

it('a document in the trash is not restored while another editor has it open there', async () => {
  const page = { document: { relationTo: 'pages', value: 1 } } as const;
  const deletedAt = async () =>
    (await payload.findByID({ collection: 'pages', id: 1, depth: 0, trash: true })).deletedAt;
  await payload.update({ collection: 'pages', id: 1, data: { deletedAt: new Date().toISOString() } });
  await payload.create({ collection: 'payload-locked-documents', data: { ...page, user } });
  const restore = '/pages?trash=true&where[id][equals]=1';
  expect(await save(first, 'PATCH', restore, { deletedAt: null, _status: 'draft' })).toBe(400);
  expect(await deletedAt()).toBeTruthy();
  expect(await save(second, 'PATCH', restore, { deletedAt: null, _status: 'draft' })).toBe(200);
  expect(await deletedAt()).toBeFalsy();
});

it('a user who is deleted leaves no lock behind', async () => {
  const locks = async () => (await payload.count({ collection: 'payload-locked-documents' })).totalDocs;
  const before = await locks();
  await staffSession(payload, { name: 'Third', role: 'editor' });
  const third =
    (await payload.find({ collection: 'users', where: { name: { equals: 'Third' } } })).docs[0]?.id ?? 0;
  await payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'menu', user: { relationTo: 'users', value: third } },
  });
  expect(await locks()).toBe(before + 1);
  await payload.delete({ collection: 'users', id: third });
  expect(await locks()).toBe(before);
});
