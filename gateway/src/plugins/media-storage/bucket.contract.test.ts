import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { cms } from '../../../test/cms';
import { freePort } from '../../../test/freePort';
import { gatewayUrl, read } from '../../../test/gateway';
import { openBucket } from '../../../test/openBucket';
import {
  dataOfFirst,
  endLease,
  killGateway,
  newPlace,
  runScript,
  spawnGateway,
  waitUntilReady,
} from '../../../test/secondGateway';
import { bucketStore } from '../../platform/files/bucketStore';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-bucket-test-'));
const first = gatewayUrl();
const uploads = ['media', 'documents'];
let bucket: Awaited<ReturnType<typeof openBucket>>;
let server: ChildProcess | undefined;
let place: Record<string, string> = {};
let archive = '';
let original: unknown;
/** A file of each folder that a row names: there are also those of rows that earlier tests deleted. */
const named: Record<string, string | undefined> = {};

/** Backs up into a new folder; answers its only archive. */
async function backUp(name: string, settings: Record<string, string>) {
  const archives = path.join(folder, name);
  await runScript('backup', ['--to', archives], settings);
  return path.join(archives, readdirSync(archives)[0] ?? '');
}

/** Publishes one partner after the other until it is told to stop, and deletes them again. */
function editor() {
  const made: number[] = [];
  let isOver = false;
  const partner = {
    kind: 'Bank',
    summary: 'Written during the backup.',
    country: 'DE',
    _status: 'published',
  };
  const write = async () => {
    while (!isOver) {
      const body = { ...partner, name: `Partner ${made.length}` };
      made.push((await cms<{ doc: { id: number } }>('POST', '/partners?locale=en', body)).doc.id);
    }
  };
  const writing = write();
  return async () => {
    isOver = true;
    await writing;
    for (const id of made) await cms('DELETE', `/partners/${id}`);
  };
}

const namesIn = (upload: string) => readdirSync(path.join(archive, upload));

/** Copies the files of the archive into the bucket, as whoever moves there does (docs/operation/backup.md). */
async function fillBucket() {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: name, ...access } = bucket.settings;
  const keys = {
    accessKeyId: access.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: access.MEDIA_S3_SECRET_ACCESS_KEY,
  };
  const store = bucketStore({ endpoint, bucket: name, region: 'us-east-1', ...keys });
  for (const upload of uploads)
    for (const file of namesIn(upload)) {
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
      await store.put(`${upload}/${file}`, readFileSync(path.join(archive, upload, file)), type);
    }
}

/** A copy of the gateway of this run: backed up while an editor writes, restored, and moved into a bucket. */
beforeAll(async () => {
  bucket = await openBucket(path.join(__dirname, '../../../test/bucketServer.mjs'));
  const stop = editor();
  archive = await backUp('archives', dataOfFirst());
  original = await read('getHomePageInfo', {});
  await stop();
  for (const upload of uploads) {
    const { docs } = await cms<{ docs: { filename: string }[] }>('GET', `/${upload}?limit=1&sort=id`);
    named[upload] = docs[0]?.filename;
  }
  expect(namesIn('media').length).toBeGreaterThan(50);

  place = { ...(await newPlace(path.join(folder, 'data'), 'in_bucket')), ...bucket.settings };
  await runScript('restore', [archive], place);
  await fillBucket();
  const { child, url } = await spawnGateway(place);
  server = child;
  await waitUntilReady(url);
  process.env.GATEWAY_TEST_URL = url;
}, 180_000);

afterAll(async () => {
  process.env.GATEWAY_TEST_URL = first;
  await killGateway(server);
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves the content that was restored', async () =>
  expect(await read('getHomePageInfo', {})).toEqual(original));

it.each(uploads)('serves a file of %s from the bucket as from a folder', async (upload) => {
  const fetchFile = async (host: string, headers: Record<string, string>) => {
    const address = `${host}/cms-api/${upload}/file/${encodeURIComponent(named[upload] ?? '')}`;
    const response = await fetch(address, { headers: { connection: 'close', ...headers } });
    // These differ from one request to the next.
    const { date, 'x-request-id': id, ...own } = Object.fromEntries(response.headers);
    return { status: response.status, own, body: Buffer.from(await response.arrayBuffer()) };
  };
  for (const [headers, status] of [
    [{}, 200],
    [{ range: 'bytes=0-99' }, 206],
    [{ range: 'bytes=99999999-' }, 416],
  ] as const) {
    const expected = await fetchFile(first, headers);
    expect(expected.status).toBe(status);
    expect(await fetchFile(gatewayUrl(), headers)).toEqual(expected);
  }
});

it('ends the start of a gateway with one sentence where a setting of the bucket is wrong', async () => {
  const absent = `http://127.0.0.1:${await freePort()}`;
  const { child } = await spawnGateway({ ...place, MEDIA_S3_ENDPOINT: absent });
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  try {
    expect((await ended)[0]).toBe(1);
  } finally {
    await killGateway(child);
  }
  expect(await said).toBe(
    'The gateway cannot start. The setting MEDIA_S3_ENDPOINT is wrong: no storage answers there.\n',
  );
}, 60_000);

it('is backed up and restored without its files, which stay in the bucket', async () => {
  const made = await backUp('archives-of-bucket', place);
  expect(readdirSync(made).filter((name) => uploads.includes(name))).toEqual([]);
  const keys = bucket.keys();
  await killGateway(server);
  await endLease(place);
  await runScript('restore', [made, '--force'], place);
  expect(bucket.keys()).toEqual(keys);
}, 180_000);
