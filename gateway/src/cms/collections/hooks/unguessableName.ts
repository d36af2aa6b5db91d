import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** Of the name that a file came with, so much stays readable. */
const longest = 80;

/** 96 random bits, in characters that every file system keeps apart. */
const randomPart = () => randomBytes(12).toString('hex');

const added = /-[0-9a-f]{24}(?=\.[a-z0-9]+$)/;

/** `poster.png` as `poster-6f…21.png`. */
export function unguessableName(name: string): string {
  const { name: base, ext } = path.parse(name);
  return `${base.slice(0, longest)}-${randomPart()}${ext.toLowerCase()}`;
}

/** The name as people know it, without the random part. */
export const readableName = (name: string): string => name.replace(added, '');
