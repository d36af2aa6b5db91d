import path from 'node:path';
import { after, it } from 'node:test';

import { expect } from 'expect';

import { openBucket } from '../../../test/openBucket';

const bucket = await openBucket(path.resolve('test/bucketServer.mjs'));
after(() => bucket.close());
// Settings are read where they are first imported.
Object.assign(process.env, bucket.settings);
const { openPayload } = await import('../../../test/payload/openPayload');
const { restRequest } = await import('../../../test/payload/restRequest');
const { staffSession } = await import('../../../test/payload/staffSession');
const { changesOf, checkStoredUploads, half } = await import('../../../test/payload/storedUploads');

const payload = await openPayload();
const { upload, replace, edit, deleteLeft } = changesOf(payload);
checkStoredUploads(payload, bucket.keys);

it('loses nothing while the storage is gone, and goes on when it is back', async () => {
  const row = await upload();
  const kept = bucket.keys();
  await bucket.kill();
  const failure = { name: 'StorageError', isDown: true };
  const { id } = row;
  await expect(upload()).rejects.toMatchObject(failure);
  await expect(replace(id)).rejects.toMatchObject(failure);
  await expect(edit(id, half)).rejects.toMatchObject(failure);
  await bucket.start();
  const { docs } = await payload.find({ collection: 'media' });
  expect(docs).toMatchObject([{ id, filename: row.filename }]);
  expect(bucket.keys()).toEqual(kept);
  expect(await edit(id, half)).toMatchObject({ width: 800 });
});

it('deletes an image while the storage is gone, and its files once it is back', async () => {
  const { id } = await upload();
  const kept = bucket.keys();
  await bucket.kill();
  await payload.delete({ collection: 'media', id });
  await expect(deleteLeft()).rejects.toMatchObject({ name: 'StorageError', isDown: true });
  await bucket.start();
  expect(bucket.keys()).toEqual(kept);
  await deleteLeft();
  expect(bucket.keys()).toEqual([]);
});

const failures = [
  ['that is gone', 503, 'ist gerade nicht erreichbar', () => bucket.kill(), () => bucket.start()],
  ['without the bucket', 502, 'lehnt die Anfrage ab', () => bucket.takeAway(), () => bucket.giveBack()],
] as const;
for (const [what, status, sentence, fail, repair] of failures)
  it(`fails requests with ${status} and one sentence at a storage ${what}, and has lost nothing when it is back`, async () => {
    const headers = {
      'accept-language': 'de',
      ...(await staffSession(payload, { name: 'Ed', role: 'editor' })),
    };
    const { id, filename } = await upload();
    const file = `/media/file/${filename}`;
    const kept = bucket.keys();
    await fail();
    const answer = await restRequest('GET', file, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '10' : null);
    expect(JSON.parse(answer.text)).toEqual({ errors: [{ message: expect.stringContaining(sentence) }] });
    await expect(upload()).rejects.toMatchObject({ name: 'StorageError', isDown: status === 503 });
    expect((await restRequest('GET', `/media/${id}`, { headers })).status).toBe(200);
    await repair();
    expect(bucket.keys()).toEqual(kept);
    expect((await restRequest('GET', file)).status).toBe(200);
  });
