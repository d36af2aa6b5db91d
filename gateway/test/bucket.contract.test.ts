import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import sharp from 'sharp';

import { cms, login } from './cms';
import { freePort } from './freePort';
import { gatewayUrl, setting } from './gateway';
import { openBucket } from './openBucket';
import { dataOfFirst, killGateway, newPlace, runScript, spawnGateway, waitUntilReady } from './secondGateway';

interface Image {
  id: number;
  filename: string;
  width: number;
  url: string;
  sizes: Record<string, { filename: string | null }>;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-bucket-test-'));
const first = gatewayUrl();
let bucket: Awaited<ReturnType<typeof openBucket>>;
let server: ChildProcess | undefined;
let place: Record<string, string> = {};
let archive = '';

/** A copy of the gateway of this run, whose files were restored from a folder into a bucket. */
beforeAll(async () => {
  bucket = await openBucket(path.join(__dirname, 'bucketServer.mjs'));
  const archives = path.join(folder, 'archives');
  await runScript('backup', ['--to', archives], dataOfFirst());
  archive = path.join(archives, readdirSync(archives)[0] ?? '');
  place = { ...(await newPlace(path.join(folder, 'data'), 'in_bucket')), ...bucket.settings };
  await runScript('restore', [archive], place);
  const { child, url } = await spawnGateway(place);
  server = child;
  await waitUntilReady(url);
  process.env.GATEWAY_TEST_URL = url;
}, 180_000);

afterAll(async () => {
  await killGateway(server);
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (background = 'teal') =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

const both = { alt: 'A teal field.', otherAlt: 'Eine petrolfarbene Fläche.' };

/** Sends a file as the admin's form does, for a new image or for that of an id. */
async function send(file: Buffer, data: object, { id = 0, language = 'en' } = {}) {
  const session = await login(setting('GATEWAY_TEST_ADMIN_EMAIL'), setting('GATEWAY_TEST_ADMIN_PASSWORD'));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'teal field.png');
  form.set('_payload', JSON.stringify(data));
  const response = await fetch(`${gatewayUrl()}/cms-api/media${id ? `/${id}` : ''}?locale=en&depth=0`, {
    method: id ? 'PATCH' : 'POST',
    headers: { connection: 'close', authorization: `JWT ${session}`, 'accept-language': language },
    body: form,
  });
  const body = (await response.json()) as { doc: Image; errors?: { message: string }[] };
  return { status: response.status, doc: body.doc, problem: body.errors?.[0]?.message };
}

const stored = async (id: number) => cms<Image>('GET', `/media/${id}?depth=0`);

const keysOf = ({ filename, sizes }: Image) =>
  [filename, ...Object.values(sizes).map((size) => size.filename)]
    .filter(Boolean)
    .map((name) => `media/${name}`);

const fetchFile = (host: string, file: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${host}/cms-api/${file}`, { method, headers: { connection: 'close', ...headers } });

/** All of an answer but what differs from one request to the next. */
async function answerOf(response: Response) {
  const { date, 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

const nameIn = (upload: string) => readdirSync(path.join(archive, upload))[0] ?? '';

describe.each(['media', 'documents'])('a file of %s', (upload) => {
  it.each<[string, Record<string, string>, string, number]>([
    ['whole', {}, 'GET', 200],
    ['its head', {}, 'HEAD', 200],
    ['its beginning', { range: 'bytes=0-99' }, 'GET', 206],
    ['its end', { range: 'bytes=-50' }, 'GET', 206],
    ['all but its beginning', { range: 'bytes=100-' }, 'GET', 206],
    ['more than there is', { range: 'bytes=100-99999999' }, 'GET', 206],
    ['what is behind its end', { range: 'bytes=99999999-' }, 'GET', 416],
    ['what nobody understands', { range: 'bytes=first' }, 'GET', 416],
  ])('is served from the bucket as from a folder: %s', async (_, headers, method, status) => {
    const file = `${upload}/file/${encodeURIComponent(nameIn(upload))}`;
    const expected = await answerOf(await fetchFile(first, file, headers, method));
    expect(expected.status).toBe(status);
    expect(await answerOf(await fetchFile(gatewayUrl(), file, headers, method))).toEqual(expected);
  });

  it.each(['absent.webp', '..%2fstart-check', '..%5c', '%252e%252e', '%00', 'x'.repeat(300)])(
    'is absent in the bucket as in a folder: %s',
    async (name) => {
      const asked: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
      for (const headers of asked) {
        const file = `${upload}/file/${name}`;
        const expected = await answerOf(await fetchFile(first, file, headers));
        expect(await answerOf(await fetchFile(gatewayUrl(), file, headers))).toEqual(expected);
      }
    },
  );
});

it('keeps an image in the bucket until it is deleted, under a new address after each change', async () => {
  const before = new Set(bucket.keys());
  const added = () => bucket.keys().filter((key) => !before.has(key));
  const { doc } = await send(await picture(), both);
  expect(keysOf(doc)).toHaveLength(3);
  expect(added()).toEqual(keysOf(doc).sort());

  const crop =
    'uploadEdits[crop][x]=25&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100';
  const size = 'uploadEdits[widthInPixels]=800&uploadEdits[heightInPixels]=900';
  await cms('PATCH', `/media/${doc.id}?depth=0&${crop}&uploadEdits[crop][unit]=%25&${size}`, both);
  const cropped = await stored(doc.id);
  expect(cropped.width).toBe(800);
  expect(cropped.filename).not.toBe(doc.filename);
  expect(added()).toEqual(keysOf(cropped).sort());

  const { doc: replaced } = await send(await picture('red'), both, { id: doc.id });
  expect(replaced.filename).not.toBe(cropped.filename);
  expect(added()).toEqual(keysOf(replaced).sort());
  const address = new URL(replaced.url).pathname;
  const shown = await fetch(gatewayUrl() + address);
  const pixel = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
  expect(pixel.dominant).toMatchObject({ r: 248, g: 8, b: 8 });

  await cms('DELETE', `/media/${doc.id}`);
  expect(added()).toEqual([]);
  expect((await fetch(gatewayUrl() + address)).status).toBe(404);
});

it('keeps nothing of an image that was refused', async () => {
  const before = bucket.keys();
  const { status } = await send(await picture(), { alt: both.alt });
  expect(status).toBe(400);
  expect(bucket.keys()).toEqual(before);
});

const down: [string, string] = ['cannot be reached just now', 'ist gerade nicht erreichbar'];
const refused: [string, string] = ['refuses the request', 'lehnt die Anfrage ab'];

describe.each([
  ['that is gone', 503, down, () => bucket.kill(), () => bucket.start()],
  ['without the bucket', 502, refused, () => bucket.takeAway(), () => bucket.giveBack()],
])('a storage %s', (_, status, [english, german], fail, repair) => {
  let image: Image;
  let before: string[] = [];
  beforeAll(async () => {
    image = (await send(await picture(), both)).doc;
    before = bucket.keys();
    await fail();
  });
  const fetchImage = () =>
    fetchFile(gatewayUrl(), `media/file/${encodeURIComponent(image.filename)}`, { 'accept-language': 'de' });

  it(`fails a request for a file with ${status} and one sentence`, async () => {
    const file = await fetchImage();
    expect(file.status).toBe(status);
    expect(file.headers.get('retry-after')).toBe(status === 503 ? '10' : null);
    expect(file.headers.get('cache-control')).toContain('no-store');
    expect(await file.json()).toEqual({ errors: [{ message: expect.stringContaining(german) }] });
  });

  it(`fails what editors do with ${status} and one sentence`, async () => {
    const file = await picture('red');
    expect(await send(file, both)).toMatchObject({ status, problem: expect.stringContaining(english) });
    expect(await send(file, both, { language: 'de' })).toMatchObject({
      status,
      problem: expect.stringContaining(german),
    });
    expect(await send(file, both, { id: image.id })).toMatchObject({ status });
  });

  it('keeps nobody from reading', async () => {
    expect((await fetch(`${gatewayUrl()}/readyz`)).status).toBe(200);
    expect(await stored(image.id)).toMatchObject({ filename: image.filename });
  });

  it('has lost nothing when it is back', async () => {
    await repair();
    expect(bucket.keys()).toEqual(before);
    expect((await fetchImage()).status).toBe(200);
    await cms('DELETE', `/media/${image.id}`);
    expect(bucket.keys()).toEqual(before.filter((key) => !keysOf(image).includes(key)));
  });
});

it('deletes no image whose files it could not delete', async () => {
  const { doc } = await send(await picture(), both);
  await bucket.kill();
  try {
    await expect(cms('DELETE', `/media/${doc.id}`)).rejects.toThrow('503');
  } finally {
    await bucket.start();
  }
  expect(await stored(doc.id)).toMatchObject({ filename: doc.filename });
  await cms('DELETE', `/media/${doc.id}`);
});

it('answers in time while the storage does not', async () => {
  bucket.freeze();
  const began = Date.now();
  try {
    const file = await fetchFile(gatewayUrl(), `media/file/${encodeURIComponent(nameIn('media'))}`);
    expect(file.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(8_000);
  } finally {
    bucket.thaw();
  }
}, 60_000);

it.each([
  ['MEDIA_S3_ACCESS_KEY_ID', () => 'another-key', 'the storage knows no such access key'],
  ['MEDIA_S3_SECRET_ACCESS_KEY', () => 'another-secret', 'it is not the secret of the access key'],
  ['MEDIA_S3_BUCKET', () => 'another-bucket', 'there is no bucket another-bucket'],
  ['MEDIA_S3_ENDPOINT', async () => `http://127.0.0.1:${await freePort()}`, 'no storage answers there'],
])(
  'ends the start of a gateway with one sentence where %s is wrong',
  async (name, value, reason) => {
    const { child } = await spawnGateway({ ...place, [name]: await value() });
    const ended = once(child, 'exit');
    const said = text(child.stderr);
    try {
      expect((await ended)[0]).toBe(1);
    } finally {
      await killGateway(child);
    }
    expect(await said).toBe(`The gateway cannot start. The setting ${name} is wrong: ${reason}.\n`);
  },
  60_000,
);

it('is backed up from the bucket, and restored into a folder', async () => {
  const archives = path.join(folder, 'archives-of-bucket');
  await runScript('backup', ['--to', archives], place);
  const saved = path.join(archives, readdirSync(archives)[0] ?? '');
  const { missing } = JSON.parse(readFileSync(path.join(saved, 'manifest.json'), 'utf8')) as {
    missing: string[];
  };
  expect(missing).toEqual([]);

  const empty = await newPlace(path.join(folder, 'again'), 'again');
  const into = (settings: object) => runScript('restore', [saved], { ...empty, ...settings });
  await expect(into(bucket.settings)).rejects.toMatchObject({
    stderr: expect.stringContaining('there is content already (media, documents); --force replaces it'),
  });
  await into({});
  for (const upload of ['media', 'documents']) {
    const names = readdirSync(path.join(archive, upload));
    expect(names.length).toBeGreaterThan(0);
    expect(readdirSync(path.join(folder, 'again', upload))).toEqual(names);
    for (const name of names)
      expect(readFileSync(path.join(folder, 'again', upload, name))).toEqual(
        readFileSync(path.join(archive, upload, name)),
      );
  }
}, 180_000);

it('leaves nothing else in the bucket after a restore with --force', async () => {
  await send(await picture(), both);
  await killGateway(server);
  // The lease of a gateway that was killed ends by itself.
  const until = Date.now() + 30_000;
  const restored = async (): Promise<unknown> =>
    runScript('restore', [archive, '--force'], place).catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return restored();
    });
  const names = () =>
    ['media', 'documents'].flatMap((upload) =>
      readdirSync(path.join(archive, upload)).map((name) => `${upload}/${name}`),
    );
  await restored();
  expect(bucket.keys()).toEqual(names().sort());
}, 120_000);
