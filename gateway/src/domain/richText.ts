import type { SerializedTableCellNode } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToPlaintext,
  type PlaintextConverter,
  type PlaintextConverters,
} from '@payloadcms/richtext-lexical/plaintext';

import type { Article } from '../payload-types';

/** A formatted text as the editor stores it. */
export type RichTextValue = Article['content'];

/** As much of a node as is read here: what it is, what stands in it, and the fields of a link, an image or a film. */
export interface RichTextNode {
  type?: string;
  text?: string;
  children?: unknown;
  /** The image: its id, or the document where it was read along. */
  value?: unknown;
  relationTo?: string;
  fields?: { linkType?: string; url?: string | null; caption?: string | null; blockType?: string };
}

/** Nodes within a node; none where a request sent something else. */
export const nodesIn = ({ children }: RichTextNode): RichTextNode[] =>
  Array.isArray(children)
    ? (children as unknown[]).filter(
        (node): node is RichTextNode => typeof node === 'object' && node !== null,
      )
    : [];

/** Whether a node and all in it have the form that the editor reads. */
export function isReadable(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { children } = node as RichTextNode;
  return children === undefined || (Array.isArray(children) && children.every(isReadable));
}

/** Every node of a formatted text, in order; none of what is no formatted text. */
export function nodesOf(value: unknown): RichTextNode[] {
  const all = (node: RichTextNode): RichTextNode[] => [node, ...nodesIn(node).flatMap(all)];
  const { root } = (value ?? {}) as { root?: RichTextNode };
  return root ? nodesIn(root).flatMap(all) : [];
}

type CellArguments = Parameters<Exclude<PlaintextConverter<SerializedTableCellNode>, string>>[0];

/** Cells and captions are words like any others. */
const converters: PlaintextConverters = {
  upload: ({ node }) => (node.fields?.caption ? `\n\n${node.fields.caption}` : ''),
  tablecell: ({ node, nodesToPlaintext }: CellArguments) =>
    `${nodesToPlaintext({ nodes: node.children }).join('').trim()}\t`,
};

export const richTextToPlain = (data: RichTextValue): string =>
  convertLexicalToPlaintext({ data, converters }).trim();

/** Images and films say something without a word. */
const isShown = ({ type }: RichTextNode): boolean => type === 'upload' || type === 'block';

/** Whether there is anything to read or to see. */
export const hasText = (data: RichTextValue | null | undefined): boolean =>
  Boolean(data && (richTextToPlain(data) || nodesOf(data).some(isShown)));

/** The images in a formatted text, by their ids. */
export const imagesIn = (value: unknown): number[] =>
  nodesOf(value).flatMap((node) => {
    if (node.type !== 'upload') return [];
    const { value: image } = node;
    const id = typeof image === 'object' && image !== null && 'id' in image ? image.id : image;
    return typeof id === 'number' ? [id] : [];
  });

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(data: RichTextValue): number {
  const words = richTextToPlain(data).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
