import path from 'node:path';
import { afterEach, it } from 'node:test';

import { expect } from 'expect';
import type { Payload } from 'payload';
import sharp from 'sharp';

import { seedMedia } from '../../seed/load/media';
import { fileNames } from '../../src/cms/collections/hooks/fileNames';
import { additionsOf } from '../../src/platform/plugins/extend';

async function pictureFile(background = 'teal', width = 1600) {
  const data = await sharp({ create: { width, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: 'teal field & sky.png', mimetype: 'image/png', size: data.length };
}

const both = { alt: 'A teal field.', otherAlt: 'Eine petrolfarbene Fläche.' };

/** The middle half, as the admin asks for it under "Edit image". */
export const half = {
  focalPoint: { x: 50, y: 50 },
  crop: { unit: '%', x: 25, y: 0, width: 50, height: 100 },
  widthInPixels: 800,
  heightInPixels: 900,
};

const keysOf = (row: Parameters<typeof fileNames>[0]) =>
  fileNames(row)
    .map((name) => `media/${name}`)
    .sort();

/** Changes of images, as the tests make them. */
export const changesOf = (payload: Payload) => ({
  upload: async (width?: number) =>
    payload.create({ collection: 'media', data: both, file: await pictureFile('teal', width) }),
  replace: async (id: number, width?: number) =>
    payload.update({ collection: 'media', id, data: {}, file: await pictureFile('red', width) }),
  /** Saves with the query that the admin sends for what was done under "Edit image". */
  edit: (id: number, uploadEdits: object) =>
    payload.update({ collection: 'media', id, data: {}, req: { query: { uploadEdits } } }),
  /** As the hourly work does, two hours later. */
  deleteLeft: async (now = Date.now() + 7_200_000) => {
    for (const work of additionsOf(payload).hourly) await work(payload, new Date(now));
  },
});

/** Checks that a storage has the files that rows name, and no other. `keys`: of all files in it, in order. */
export function checkStoredUploads(payload: Payload, keys: () => string[]): void {
  const { upload, replace, edit, deleteLeft } = changesOf(payload);

  afterEach(async () => {
    await payload.delete({ collection: 'media', where: { id: { exists: true } } });
    await payload.delete({ collection: 'documents', where: { id: { exists: true } } });
    await deleteLeft();
    expect(keys()).toEqual([]);
  });

  /** Checks that each file that a row names, and no other, is in the storage; answers the rows. */
  async function expectFilesOfRows() {
    await deleteLeft();
    const { docs } = await payload.find({ collection: 'media', pagination: false });
    expect(keys()).toEqual(docs.flatMap(keysOf).sort());
    return docs;
  }

  it('puts an image and its smaller sizes into the storage', async () => {
    const row = await upload();
    expect(keysOf(row)).toHaveLength(3);
    expect(keys()).toEqual(keysOf(row));
  });

  it('puts an image into the storage that is smaller than every size', async () => {
    const row = await upload(300);
    expect(keys()).toEqual(keysOf(row));
  });

  it('puts a PDF into the storage', async () => {
    const data = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\ntrailer\n<<>>\n%%EOF\n');
    const file = { data, name: 'Bericht 2026.pdf', mimetype: 'application/pdf', size: data.length };
    const { filename } = await payload.create({ collection: 'documents', data: {}, file });
    expect(keys()).toEqual([`documents/${filename}`]);
  });

  it('puts the images of the demo content into the storage', async () => {
    const mediaFolder = path.resolve('seed/content/media');
    await seedMedia(payload, {
      media: { 'article-ioss': { alt: { en: 'A parcel.', de: 'Ein Paket.' }, width: 900 } },
      mediaFolder,
    });
    const { docs } = await payload.find({ collection: 'media' });
    expect(docs).toHaveLength(1);
    expect(keys()).toEqual(docs.flatMap(keysOf).sort());
  });

  it('replaces an image, and deletes what it was before', async () => {
    const before = await upload();
    const replaced = await replace(before.id, 600);
    expect(replaced.url).not.toBe(before.url);
    await deleteLeft();
    expect(keys()).toEqual(keysOf(replaced));
  });

  it('crops an image of the storage, under a new address', async () => {
    const before = await upload();
    const cropped = await edit(before.id, half);
    expect(cropped).toMatchObject({ width: 800, height: 900, mimeType: 'image/webp' });
    expect(cropped.url).not.toBe(before.url);
    await deleteLeft();
    expect(keys()).toEqual(keysOf(cropped));
  });

  it('keeps the files where only the focal point or the description changes', async () => {
    const before = await upload();
    const focused = await edit(before.id, { focalPoint: { x: 20, y: 30 } });
    expect(focused).toMatchObject({ url: before.url, focalX: 20, focalY: 30 });
    await payload.update({ collection: 'media', id: before.id, data: { alt: 'A field.' } });
    expect(keys()).toEqual(keysOf(before));
  });

  it('keeps and replaces the files where the answer is to have other fields only', async () => {
    const before = await upload();
    const change = { collection: 'media', id: before.id, select: { alt: true } } as const;
    await payload.update({ ...change, data: { alt: 'A field.' } });
    expect(keys()).toEqual(keysOf(before));
    await payload.update({ ...change, data: {}, file: await pictureFile('red') });
    const replaced = await payload.findByID({ collection: 'media', id: before.id });
    expect(replaced.filename).not.toBe(before.filename);
    await deleteLeft();
    expect(keys()).toEqual(keysOf(replaced));
  });

  it('has the files of the row that is stored where a later step of a save or a deletion fails', async () => {
    const before = await upload();
    const { hooks } = payload.collections.media.config;
    const fail = () => {
      throw new Error('A later step.');
    };
    hooks.afterChange.push(fail);
    hooks.afterDelete.push(fail);
    try {
      const { id } = before;
      await expect(replace(id)).rejects.toThrow('A later step.');
      const [stored] = await expectFilesOfRows();
      // With a transaction the row is as it was before, without one it has been written.
      expect(stored?.filename === before.filename).toBe(payload.db.name === 'postgres');
      await expect(upload()).rejects.toThrow('A later step.');
      await expectFilesOfRows();
      await expect(payload.delete({ collection: 'media', id })).rejects.toThrow('A later step.');
      await expectFilesOfRows();
    } finally {
      hooks.afterChange.pop();
      hooks.afterDelete.pop();
    }
  });

  it('keeps the files of a change that may still be under way', async () => {
    const before = await upload();
    const replaced = await replace(before.id);
    await deleteLeft(Date.now());
    expect(keys()).toEqual([...keysOf(before), ...keysOf(replaced)].sort());
    await deleteLeft();
    expect(keys()).toEqual(keysOf(replaced));
  });
}
