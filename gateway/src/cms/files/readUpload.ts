import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ObjectStore } from '../../platform/files/objectStore';

/** The place of a collection's uploads: the bucket, or else this folder. */
export interface UploadPlace {
  slug: string;
  folder: string;
  bucket: ObjectStore | undefined;
}

/** Reads a stored file. @throws Error where there is none */
export async function readUpload({ slug, folder, bucket }: UploadPlace, name: string): Promise<Buffer> {
  if (!bucket) return readFile(path.join(folder, name));
  const data = await bucket.read(`${slug}/${name}`);
  if (!data) throw new Error(`${slug}/${name} is not in the bucket.`);
  return data;
}
