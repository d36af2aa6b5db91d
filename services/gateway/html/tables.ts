import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const heading = /^h[2-6]$/;

/**
 * Wide tables scroll in a box of their own, which the keyboard reaches too (WCAG 2.1.1). The heading above names it; no
 * landmark, of which a text with many tables would have too many. After the headings have their ids.
 */
export function boxTables(tree: Root): void {
  let name: string | undefined;
  visit(tree, 'element', (element, index, parent) => {
    const { id } = element.properties;
    if (heading.test(element.tagName)) name = typeof id === 'string' ? id : undefined;
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    const labelledBy: Element['properties'] = name ? { role: 'group', ariaLabelledBy: [name] } : {};
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['tableBox'], tabIndex: 0, ...labelledBy },
      children: [element],
    };
    return SKIP;
  });
}
