import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

export interface OutlineEntry {
  id: string;
  text: string;
}

const levelOf = ({ tagName }: Element): number | undefined => {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
};

const headingsOf = (tree: Root): { element: Element; level: number }[] => {
  const found: { element: Element; level: number }[] = [];
  visit(tree, 'element', (element) => {
    const level = levelOf(element);
    if (level) found.push({ element, level });
  });
  return found;
};

/** Empty headings are noise to a screen reader: an editor's blank line often is one. */
export function dropEmptyHeadings(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !levelOf(element) || toString(element).trim()) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Begins with `top` and leaves no level out on the way down (WCAG 1.3.1); what stood side by side stays so. */
export function levelHeadings(tree: Root, top: number): void {
  const above: number[] = [];
  for (const { element, level } of headingsOf(tree)) {
    while (level <= (above.at(-1) ?? 0)) above.pop();
    element.tagName = `h${Math.min(top + above.length, 6)}`;
    above.push(level);
  }
}

/** The headings of one level, in order; they have ids by now. */
export const tableOfContents = (tree: Root, wanted: number): OutlineEntry[] =>
  headingsOf(tree)
    .filter(({ level }) => level === wanted)
    .map(({ element }) => ({ id: String(element.properties.id), text: toString(element).trim() }));
