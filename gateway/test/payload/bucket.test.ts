import path from 'node:path';
import { after, it } from 'node:test';

import { expect } from 'expect';

import { openBucket } from '../openBucket';

const bucket = await openBucket(path.resolve('test/bucketServer.mjs'));
after(() => bucket.close());
// Settings are read where they are first imported.
Object.assign(process.env, bucket.settings);
const { openPayload } = await import('./openPayload');
const { changesOf, checkStoredUploads, half } = await import('./storedUploads');

const payload = await openPayload();
const { upload, replace, edit } = changesOf(payload);
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
  await expect(payload.delete({ collection: 'media', id })).rejects.toMatchObject(failure);
  await bucket.start();
  const { docs } = await payload.find({ collection: 'media' });
  expect(docs).toMatchObject([{ id, filename: row.filename }]);
  expect(bucket.keys()).toEqual(kept);
  expect(await edit(id, half)).toMatchObject({ width: 800 });
});
