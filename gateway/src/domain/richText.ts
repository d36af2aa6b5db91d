import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

import type { Article } from '../payload-types';

/** A formatted text as the editor stores it. */
export type RichText = Article['content'];

export const plainText = (data: RichText): string => convertLexicalToPlaintext({ data }).trim();

export const hasText = (data: RichText | null | undefined): boolean => Boolean(data && plainText(data));

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(data: RichText): number {
  const words = plainText(data).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
