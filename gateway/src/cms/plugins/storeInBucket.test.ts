import { setTimeout } from 'node:timers/promises';

import type { CollectionConfig, Config } from 'payload';

import type { ObjectStore } from '../../platform/files/objectStore';
import { storeInBucket } from './storeInBucket';

const media: CollectionConfig = { slug: 'media', upload: { staticDir: 'media' }, fields: [] };

/** The hooks that the plugin gives to the media library. */
async function hooksWith(bucket: Partial<ObjectStore>) {
  const { collections } = await storeInBucket(bucket as ObjectStore)({ collections: [media] } as Config);
  return collections?.[0]?.hooks;
}

it('deletes what was put for a document whose other files could not be put', async () => {
  const stored = new Set<string>();
  const hooks = await hooksWith({
    put: async (key) => {
      if (key === 'media/a.webp') throw new Error('The storage does not answer.');
      await setTimeout(50);
      stored.add(key);
    },
    remove: (key) => {
      stored.delete(key);
      return Promise.resolve();
    },
  });
  const req = {
    file: { data: Buffer.from('large') },
    payloadUploadSizes: { small: Buffer.from('small') },
    context: {},
  };
  const sizes = { small: { filename: 'a-small.webp', mimeType: 'image/webp' } };
  const data = { filename: 'a.webp', mimeType: 'image/webp', sizes };
  await expect(hooks?.beforeChange?.[0]?.({ data, req } as never)).rejects.toThrow('does not answer');
  await hooks?.afterError?.[0]?.({ req } as never);
  await setTimeout(100);
  expect([...stored]).toEqual([]);
});

it('changes nothing without a bucket', () => {
  const config = { collections: [media] } as Config;
  expect(storeInBucket(undefined)(config)).toBe(config);
});
