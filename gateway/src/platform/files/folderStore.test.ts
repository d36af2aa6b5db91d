import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { folderStore } from './folderStore';

const folder = mkdtempSync(path.join(tmpdir(), 'folder-store-'));
const files = folderStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => files.put('media/a.webp', Buffer.from('0123456789'), 'image/webp'));

it('keeps a file in the folder of its collection', async () => {
  expect(readdirSync(path.join(folder, 'media'))).toEqual(['a.webp']);
  expect(String(await files.read('media/a.webp'))).toBe('0123456789');
  expect(await files.size('media/a.webp')).toBe(10);
});

it('answers with a file, its type and its length', async () => {
  const answer = await files.get('media/a.webp');
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'content-type': 'image/webp',
    'content-length': '10',
  });
  expect(await answer?.text()).toBe('0123456789');
});

it('answers with a part of a file', async () => {
  const answer = await files.get('media/a.webp', { start: 2, end: 4 });
  expect(answer?.headers.get('content-length')).toBe('3');
  expect(await answer?.text()).toBe('234');
});

it.each(['media/b.webp', 'media', 'media/a.webp/b.webp', `media/${'x'.repeat(5_000)}`, 'other/a.webp'])(
  'has no file %j',
  async (key) => {
    expect(await files.get(key)).toBeUndefined();
    expect(await files.size(key)).toBeUndefined();
  },
);

it('removes a file, and one that is not there', async () => {
  await files.remove('media/a.webp');
  await files.remove('media/a.webp');
  expect(await files.size('media/a.webp')).toBeUndefined();
});

it('passes on what the file system refuses', async () => {
  writeFileSync(path.join(folder, 'full'), '');
  await expect(files.put('full/a.webp', Buffer.from(''), 'image/webp')).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  });
});
