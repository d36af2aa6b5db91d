import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { FileStore } from './fileStore';

/** Types of the files of images and PDFs (`gateway/src/cms/collections`). */
const types: Record<string, string> = { '.webp': 'image/webp', '.pdf': 'application/pdf' };
const typeOf = (key: string) => types[path.extname(key)] ?? 'application/octet-stream';

/** A name that is too long for the file system is a file that is not there. */
const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');

/** @throws the error of the file system, for example of a full disk */
async function unlessAbsent<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Files in a folder, each collection in one of its own. Keys are not checked: they must lead nowhere else. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => path.join(folder, key);
  const size = async (key: string) => {
    const found = await unlessAbsent(stat(pathOf(key)));
    return found?.isFile() ? found.size : undefined;
  };
  return {
    put: async (key, data) => {
      await mkdir(path.dirname(pathOf(key)), { recursive: true });
      await writeFile(pathOf(key), data);
    },
    get: async (key, range) => {
      const bytes = await size(key);
      if (bytes === undefined) return undefined;
      const { start, end } = range ?? { start: 0, end: bytes - 1 };
      const body = Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream;
      const headers = { 'content-type': typeOf(key), 'content-length': String(end - start + 1) };
      return new Response(body, { headers });
    },
    read: (key) => unlessAbsent(readFile(pathOf(key))),
    size,
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
