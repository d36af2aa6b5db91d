import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

import type { Article } from '../payload-types';

/** A formatted text as the editor stores it. */
export type RichTextValue = Article['content'];

export const richTextToPlain = (data: RichTextValue): string => convertLexicalToPlaintext({ data }).trim();

export const hasText = (data: RichTextValue | null | undefined): boolean =>
  Boolean(data && richTextToPlain(data));

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(data: RichTextValue): number {
  const words = richTextToPlain(data).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
