import type { PayloadRequest } from 'payload';

import type { FileStore } from '../../platform/files/fileStore';
import { serveFile } from './serveFile';

/** A storage with one file of ten bytes, whose body is counted where it was given back unread. */
function storeOfOne() {
  let given = 0;
  const body = () => new ReadableStream({ cancel: () => void (given += 1) });
  const headers = { 'content-type': 'image/webp', 'content-length': '10' };
  const files: Partial<FileStore> = {
    get: (key) => Promise.resolve(key === 'media/a.webp' ? new Response(body(), { headers }) : undefined),
    size: (key) => Promise.resolve(key === 'media/a.webp' ? 10 : undefined),
  };
  return { files: files as FileStore, given: () => given };
}

async function ask(files: FileStore, filename: string, method = 'GET', range?: string) {
  const request = { method, headers: new Headers(range ? { range } : {}) } as PayloadRequest;
  const params = { collection: 'media', filename };
  const answer = await serveFile(files, {})(request, { params, doc: {} as never });
  if (!answer) throw new Error('There is no answer.');
  return answer;
}

it('gives the body of the storage back where only the head is asked for', async () => {
  const { files, given } = storeOfOne();
  const answer = await ask(files, 'a.webp', 'HEAD');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'image/webp',
  });
  expect(answer.body).toBeNull();
  expect(given()).toBe(1);
});

it('passes the body on otherwise', async () => {
  const { files, given } = storeOfOne();
  const answer = await ask(files, 'a.webp', 'GET', 'bytes=5-');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 5-9/10');
  expect(answer.body).not.toBeNull();
  expect(given()).toBe(0);
});

it.each(['b.webp', '../media/a.webp'])('finds no %s', async (filename) => {
  const { files } = storeOfOne();
  expect((await ask(files, filename)).status).toBe(404);
  expect((await ask(files, filename, 'GET', 'bytes=0-4')).status).toBe(404);
});
