import type { Face } from './sheet';

/** A node of a formatted text, as the editor stores it. */
export interface TextNode {
  type: string;
  tag?: string;
  text?: string;
  format?: number | string;
  children?: TextNode[];
  fields?: { url?: string };
}

/** Words in one face; `href` where they are a link. */
export interface Run {
  text: string;
  face: Face;
  href?: string;
}

const bold = 1;
const italic = 2;

function faceOf(format: TextNode['format']): Face {
  const bits = typeof format === 'number' ? format : 0;
  if (bits & bold) return 'serifStrong';
  return bits & italic ? 'serifItalic' : 'serif';
}

function wordsOf({ children = [] }: TextNode, base: string, href?: string): Run[] {
  return children.flatMap((node) => {
    if (node.type === 'linebreak') return [{ text: '\n', face: 'serif' as const }];
    if (node.text !== undefined)
      return [{ text: node.text, face: faceOf(node.format), ...(href && { href }) }];
    const url = node.fields?.url;
    return wordsOf(node, base, url ? new URL(url, base).href : href);
  });
}

/**
 * Returns the runs of a paragraph, in order. `base` is the address that links without a host belong to. A line may end after
 * any run, so that the sign after a word stays with its run.
 */
export function runsOf(node: TextNode, base: string): Run[] {
  const runs: Run[] = [];
  for (const run of wordsOf(node, base)) {
    const before = runs.at(-1);
    const sign = before ? (/^[.,;:!?)“”]+/.exec(run.text)?.[0] ?? '') : '';
    if (before) before.text += sign;
    const text = run.text.slice(sign.length);
    if (text) runs.push({ ...run, text });
  }
  return runs;
}

/** The words alone. */
export const plainOf = (node: TextNode): string =>
  wordsOf(node, 'http://localhost')
    .map(({ text }) => text)
    .join('');
