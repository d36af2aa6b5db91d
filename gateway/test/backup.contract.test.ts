import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cms } from './cms';
import { read, setting } from './gateway';
import { dataOfFirst, killGateway, newPlace, runScript, spawnGateway, waitUntilReady } from './secondGateway';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-restored-'));

let server: ChildProcess | undefined;
const made: number[] = [];
afterAll(async () => {
  await killGateway(server);
  rmSync(folder, { recursive: true, force: true });
  for (const id of made) await cms('DELETE', `/partners/${id}`);
});

const partner = (name: string) => ({
  name,
  kind: 'Bank',
  summary: 'Written during the backup.',
  country: 'DE',
  _status: 'published',
});

it('restores what a gateway held while an editor was writing, and a gateway serves it', async () => {
  const archives = path.join(folder, 'archives');
  let isOver = false;
  const editor = async () => {
    while (!isOver) {
      const { doc } = await cms<{ doc: { id: number } }>(
        'POST',
        '/partners?locale=en',
        partner(`Partner ${made.length}`),
      );
      made.push(doc.id);
    }
  };
  const editing = editor();
  await runScript('backup', ['--to', archives], dataOfFirst());
  isOver = true;
  await editing;
  const [name = ''] = readdirSync(archives);
  const archive = path.join(archives, name);

  const place = await newPlace(path.join(folder, 'data'), 'restored');
  // Compares the rows of every table with those of the archive.
  const { stdout } = await runScript('restore', [archive], place);
  expect(stdout).toContain('Restored.');

  const manifest = JSON.parse(readFileSync(path.join(archive, 'manifest.json'), 'utf8')) as {
    counts: Record<string, number>;
    files: Record<string, unknown>;
    missing: string[];
  };
  expect(manifest.missing).toEqual([]);
  expect(manifest.counts.articles).toBeGreaterThan(10);
  const media = Object.keys(manifest.files).filter((file) => file.startsWith('media/'));
  expect(media.length).toBeGreaterThan(50);

  const first = await read('getHomePageInfo', {});
  const { child, url } = await spawnGateway(place);
  server = child;
  await waitUntilReady(url);
  const original = setting('GATEWAY_TEST_URL');
  process.env.GATEWAY_TEST_URL = url;
  try {
    expect(await read('getHomePageInfo', {})).toEqual(first);
    const file = path.basename(media[0] ?? '');
    const served = await fetch(`${url}/cms-api/media/file/${file}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(readFileSync(path.join(archive, 'media', file)));
  } finally {
    process.env.GATEWAY_TEST_URL = original;
  }
}, 180_000);
