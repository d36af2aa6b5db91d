import { setImmediate } from 'node:timers/promises';

import type { CollectionConfig, Config } from 'payload';

import type { FileStore } from '../../platform/files/fileStore';
import { mediaStorage } from './plugin';

const media: CollectionConfig = { slug: 'media', upload: {}, fields: [] };

/** The hooks that the plugin gives to the media library. */
async function hooksWith(store: Partial<FileStore>) {
  const { collections } = await mediaStorage(store as FileStore)({ collections: [media] } as Config);
  return collections?.[0]?.hooks;
}

it('waits for all files of a document of which one could not be put, so that it can delete them', async () => {
  const stored = new Set<string>();
  let putSlowly = () => undefined as unknown;
  const hooks = await hooksWith({
    put: (key) =>
      key === 'media/a.webp'
        ? Promise.reject(new Error('The storage does not answer.'))
        : new Promise((resolve) => {
            putSlowly = () => resolve(void stored.add(key));
          }),
    remove: (key) => Promise.resolve(void stored.delete(key)),
  });
  const req = {
    file: { data: Buffer.from('large') },
    payloadUploadSizes: { small: Buffer.from('small') },
    context: {},
    payload: { db: { findOne: () => Promise.resolve(null) } },
  };
  const sizes = { small: { filename: 'a-small.webp', mimeType: 'image/webp' } };
  const data = { filename: 'a.webp', mimeType: 'image/webp', sizes };
  let hasEnded = false;
  const saving = Promise.resolve(hooks?.beforeChange?.[0]?.({ data, req } as never)).finally(() => {
    hasEnded = true;
  });
  const refusal = expect(saving).rejects.toThrow('does not answer');
  await setImmediate();
  expect(hasEnded).toBe(false);
  putSlowly();
  await refusal;
  await hooks?.afterError?.[0]?.({ req } as never);
  expect([...stored]).toEqual([]);
});
