import { it } from 'node:test';

import { expect } from 'expect';
import sharp from 'sharp';

import { documentName, parseVersions } from '@/contract/site/contentVersions';

import { imageToWire } from '../../src/api/wire/image';
import { trackVersions } from '../../src/sync/trackVersions';
import { openPayload } from './openPayload';

const payload = await openPayload();

async function pictureFile(background: string) {
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: 'teal field.png', mimetype: 'image/png', size: data.length };
}

const upload = async () =>
  payload.create({
    collection: 'media',
    data: { alt: 'A teal field.', otherAlt: 'Eine petrolfarbene Fläche.' },
    file: await pictureFile('teal'),
  });

/** Saves with the query that the admin sends for what was done under "Edit image". */
const edit = (id: number, uploadEdits: object) =>
  payload.update({ collection: 'media', id, data: {}, req: { query: { uploadEdits } } });

const middle = { focalPoint: { x: 50, y: 50 } };
const half = {
  ...middle,
  crop: { unit: '%', x: 25, y: 0, width: 50, height: 100 },
  widthInPixels: 800,
  heightInPixels: 900,
};

it('gives a cropped image a new address, which shows what was cropped', async () => {
  const before = await upload();
  const cropped = await edit(before.id, half);
  expect(cropped).toMatchObject({ width: 800, height: 900, mimeType: 'image/webp' });
  expect(cropped.filename).toMatch(/^teal field-[0-9a-f]{24}\.webp$/);
  expect(imageToWire(cropped)?.url).not.toBe(imageToWire(before)?.url);
  expect(cropped.sizes?.small?.filename).not.toBe(before.sizes?.small?.filename);

  const again = await edit(before.id, { ...half, widthInPixels: 400 });
  expect(again.width).toBe(400);
  expect(again.url).not.toBe(cropped.url);
});

it('gives a replaced image a new address', async () => {
  const before = await upload();
  const file = await pictureFile('red');
  const replaced = await payload.update({ collection: 'media', id: before.id, data: {}, file });
  expect(replaced.url).not.toBe(before.url);
});

it('keeps the address where only the focal point or the description changes', async () => {
  const before = await upload();
  const focused = await edit(before.id, { focalPoint: { x: 20, y: 30 } });
  expect(focused).toMatchObject({ url: before.url, focalX: 20, focalY: 30 });
  const described = await payload.update({ collection: 'media', id: before.id, data: { alt: 'A field.' } });
  expect(described.url).toBe(before.url);
});

it('counts an image among what a page was made from, with the time of its last change', async () => {
  const { id } = await upload();
  const name = documentName({ source: 'media', id });
  const { versions } = await trackVersions(() => payload.findByID({ collection: 'media', id }));
  await edit(id, half);
  const { updatedAt } = await payload.findByID({ collection: 'media', id });
  const [shown] = parseVersions(versions).filter((version) => documentName(version) === name);
  expect(Date.parse(updatedAt)).toBeGreaterThan(shown?.savedAt ?? Infinity);
});
