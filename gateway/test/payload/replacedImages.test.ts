import { it } from 'node:test';

import { expect } from 'expect';
import sharp from 'sharp';

import { openPayload } from './openPayload';
import { half } from './storedUploads';

const payload = await openPayload();
const editor = await payload.create({
  collection: 'users',
  data: { email: 'editor@kompassa.example', name: 'Ed', password: 'four words of a test', role: 'editor' },
});
const user = { ...editor, collection: 'users' as const };
const both = { alt: 'A teal field.', otherAlt: 'Eine petrolfarbene Fläche.' };

async function picture(background: string) {
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: `${background}.png`, mimetype: 'image/png', size: data.length };
}

it('whoever replaces the file of an image confirms its descriptions; a crop shows what it did', async () => {
  const { id, filename } = await payload.create({
    collection: 'media',
    data: both,
    file: await picture('teal'),
    user,
  });
  const replace = async (data: object) =>
    payload.update({ collection: 'media', id, data, file: await picture('red'), user });
  await expect(replace(both)).rejects.toMatchObject({
    data: { errors: [{ path: 'isDescribed', message: expect.stringContaining('both descriptions') }] },
  });
  await expect(replace({ ...both, isDescribed: false })).rejects.toThrow();
  expect((await payload.findByID({ collection: 'media', id })).filename).toBe(filename);
  const replaced = await replace({ ...both, isDescribed: true });
  expect(replaced.filename).not.toBe(filename);
  const req = { query: { uploadEdits: half }, user };
  const cropped = await payload.update({ collection: 'media', id, data: both, req });
  expect(cropped.filename).not.toBe(replaced.filename);
  expect(await payload.update({ collection: 'media', id, data: { isDrawing: true }, user })).toMatchObject({
    isDrawing: true,
  });
});
