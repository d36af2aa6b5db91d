import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

import type { Article } from '../payload-types';

/** A formatted text as the editor stores it. */
export type RichText = Article['content'];

export const richTextToPlain = (data: RichText): string => convertLexicalToPlaintext({ data }).trim();

export const hasText = (data: RichText | null | undefined): boolean => Boolean(data && richTextToPlain(data));

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(data: RichText): number {
  const words = richTextToPlain(data).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
