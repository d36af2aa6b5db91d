import type { PayloadRequest } from 'payload';

import type { ObjectStore } from '../../platform/files/objectStore';
import { serveObject } from './serveObject';

/** A bucket with one object of ten bytes, whose body is counted where it was given back unread. */
function bucketOfOne() {
  let given = 0;
  const body = () => new ReadableStream({ cancel: () => void (given += 1) });
  const headers = { 'content-type': 'image/webp', 'content-length': '10' };
  const bucket: Partial<ObjectStore> = {
    get: (key) => Promise.resolve(key === 'media/a.webp' ? new Response(body(), { headers }) : undefined),
    size: (key) => Promise.resolve(key === 'media/a.webp' ? 10 : undefined),
  };
  return { bucket: bucket as ObjectStore, given: () => given };
}

async function ask(bucket: ObjectStore, filename: string, method = 'GET', range?: string) {
  const request = { method, headers: new Headers(range ? { range } : {}) } as PayloadRequest;
  const params = { collection: 'media', filename };
  const answer = await serveObject(bucket, {})(request, { params, doc: {} as never });
  if (!answer) throw new Error('There is no answer.');
  return answer;
}

it('gives the body of the storage back where only the head is asked for', async () => {
  const { bucket, given } = bucketOfOne();
  const answer = await ask(bucket, 'a.webp', 'HEAD');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'image/webp',
  });
  expect(answer.body).toBeNull();
  expect(given()).toBe(1);
});

it('passes the body on otherwise', async () => {
  const { bucket, given } = bucketOfOne();
  const answer = await ask(bucket, 'a.webp', 'GET', 'bytes=5-');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 5-9/10');
  expect(answer.body).not.toBeNull();
  expect(given()).toBe(0);
});

it.each(['b.webp', '../media/a.webp'])('finds no %s', async (filename) => {
  const { bucket } = bucketOfOne();
  expect((await ask(bucket, filename)).status).toBe(404);
  expect((await ask(bucket, filename, 'GET', 'bytes=0-4')).status).toBe(404);
});
