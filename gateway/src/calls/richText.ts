import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

import type { Article } from '../payload-types';

export type RichText = Article['content'];

/** Payload's own converters write classes and styles for its admin; the site sets its own. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  paragraph: ({ node, nodesToHTML }) => {
    const text = nodesToHTML({ nodes: node.children }).join('');
    return text && `<p>${text}</p>`;
  },
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
});

/** HTML of a formatted text, without a wrapper. */
export const toHtml = (data: RichText): string =>
  convertLexicalToHTML({
    data,
    converters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });

const plainText = (data: RichText): string => convertLexicalToPlaintext({ data }).trim();

export const hasText = (data: RichText | null | undefined): boolean => Boolean(data && plainText(data));

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(data: RichText): number {
  const words = plainText(data).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
