import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bucketStore } from './bucketStore';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A bucket of a storage that answers in this way. */
async function bucketThat(answer: RequestListener) {
  server = createServer((request, response) => answer(request, response.setHeader('connection', 'close')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const access = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  return bucketStore({ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', ...access });
}

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

it('reads an object', async () => {
  const bucket = await bucketThat(({ url }, response) => response.end(url));
  expect(String(await bucket.read('media/100 % sure.webp'))).toBe('/files/media/100%20%25%20sure.webp');
});

it('asks for a part with both ends', async () => {
  const bucket = await bucketThat(({ headers }, response) => response.end(headers.range));
  expect(await (await bucket.get('media/a.webp', { start: 5, end: 9 }))?.text()).toBe('bytes=5-9');
});

it.each([
  ['no object', 404, 'NoSuchKey', { value: undefined }],
  ['no bucket', 404, 'NoSuchBucket', { isDown: false }],
  ['no right', 403, 'AccessDenied', { isDown: false }],
  ['too many requests', 429, 'TooManyRequests', { isDown: true }],
  ['a fault of its own', 503, 'SlowDown', { isDown: true }],
])('tells %s from other answers', async (_, status, code, outcome) => {
  const bucket = await bucketThat((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(refusal(code)),
  );
  const read = bucket.read('media/a.webp').then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  expect(await read).toMatchObject(outcome);
});

it('takes a storage that breaks off in the middle of an object for one that is down', async () => {
  const bucket = await bucketThat(({ socket }, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('the beginning');
    setTimeout(() => socket.destroy(), 20);
  });
  await expect(bucket.read('media/a.webp')).rejects.toMatchObject({ name: 'StorageError', isDown: true });
});

it.each([
  ['InvalidAccessKeyId', 403, 'MEDIA_S3_ACCESS_KEY_ID is wrong: the storage knows no such access key'],
  [
    'SignatureDoesNotMatch',
    403,
    'MEDIA_S3_SECRET_ACCESS_KEY is wrong: it is not the secret of the access key',
  ],
  ['AuthorizationHeaderMalformed', 400, 'MEDIA_S3_REGION is wrong: the bucket is in another region'],
  ['AccessDenied', 403, 'MEDIA_S3_ACCESS_KEY_ID is wrong: the access key must be allowed to list'],
  ['NoSuchBucket', 404, 'MEDIA_S3_BUCKET is wrong: there is no bucket files'],
  ['InternalError', 500, 'MEDIA_S3_ENDPOINT is wrong: the storage answers 500'],
])('names the setting that is wrong where the storage says %s', async (code, status, sentence) => {
  const bucket = await bucketThat((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(refusal(code)),
  );
  await expect(bucket.check()).rejects.toThrow(sentence);
});
