import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wide tables scroll in a box of their own, which the keyboard reaches too (WCAG 2.1.1). */
export function boxTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['tableBox'], tabIndex: 0 },
      children: [element],
    };
    return SKIP;
  });
}
