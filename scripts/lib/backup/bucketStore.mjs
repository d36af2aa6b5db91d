// @ts-check
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import pMap from 'p-map';
import { S3mini } from 's3mini';

import { Failure } from '../failure.mjs';

/** Milliseconds for one request, with the whole file. */
const deadline = 60_000;
const concurrency = 8;
/** Keys in one answer of the storage, at most. */
const pageSize = 1_000;

/** The content types of uploads, which the bucket sends with a file. @type {Record<string, string>} */
const types = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/** @param {string} name @returns {string} */
function needed(name) {
  const value = process.env[name];
  if (!value) throw new Failure(`The setting ${name} is wrong: it is needed with MEDIA_S3_BUCKET.`);
  return value;
}

/**
 * Opens the bucket that the settings name. What it does fails with one sentence.
 * @returns {<T>(work: (client: S3mini) => Promise<T>) => Promise<T>}
 */
export function openBucket() {
  const bucket = needed('MEDIA_S3_BUCKET');
  const client = new S3mini({
    endpoint: `${needed('MEDIA_S3_ENDPOINT').replace(/\/$/, '')}/${bucket}`,
    region: process.env.MEDIA_S3_REGION || 'us-east-1',
    accessKeyId: needed('MEDIA_S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('MEDIA_S3_SECRET_ACCESS_KEY'),
    requestAbortTimeout: deadline,
  });
  /** Without it, every file of a bucket that is not there would count as one that has gone. @type {Promise<boolean> | undefined} */
  let isThere;
  return async (work) => {
    try {
      isThere ??= client.bucketExists();
      if (await isThere) return await work(client);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Failure(`The storage at MEDIA_S3_ENDPOINT failed: ${reason}.`);
    }
    throw new Failure(
      `The setting MEDIA_S3_BUCKET is wrong: there is no bucket ${bucket}, or the access key may not use it.`,
    );
  };
}

/**
 * Files of one collection of uploads in a bucket.
 * @param {ReturnType<typeof openBucket>} bucket
 * @param {string} upload
 * @returns {import('./installation.mjs').FileStore}
 */
export const bucketStore = (bucket, upload) => ({
  fetch: (name, target) =>
    bucket(async (client) => {
      const object = await client.getObjectResponse(`${upload}/${name}`);
      if (!object?.body) return false;
      await pipeline(
        Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (object.body)),
        createWriteStream(target),
      );
      return true;
    }),
  isEmpty: () =>
    bucket(async (client) => {
      const found = await client.listObjectsPaged('/', `${upload}/`, pageSize);
      return !found?.objects?.length;
    }),
  // Names are random, so none of the old files is overwritten by another.
  add: async (files, onFile) => {
    const keys = new Set(files.map(({ name }) => `${upload}/${name}`));
    await bucket((client) =>
      pMap(
        files,
        async ({ name, file }) => {
          const type = types[path.extname(name)] ?? 'application/octet-stream';
          await client.putObject(`${upload}/${name}`, await readFile(file), type);
          onFile();
        },
        { concurrency },
      ),
    );
    return () =>
      bucket(async (client) => {
        const stored = (await client.listObjects('/', `${upload}/`)) ?? [];
        const old = stored.filter(({ Key }) => !keys.has(Key));
        await pMap(old, ({ Key }) => client.deleteObject(Key), { concurrency });
      });
  },
});
