/** Word writes the level and the number of the list of an item into its style: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d)/i;
/** The mark in front of an item: `1.`, `a)` or `iv.` of a numbered list, anything else of the other. */
const ordered = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

const levelOf = (element: Element | null): number =>
  Number(listStyle.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);

/** Word marks what stands in place of the number, which is no text of the item. */
function takeMark(item: Element): string {
  const mark = [...item.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent.trim() ?? '';
}

/** The list that an item of a level belongs to: the last one of that level, or a new one within what stands before it. */
function listFor(parent: Element, level: number, tag: string): Element {
  const last = parent.lastElementChild;
  if (level > 1 && last?.tagName === 'LI') return listFor(last, level, tag);
  const isList = last?.tagName === 'UL' || last?.tagName === 'OL';
  const list = isList ? last : parent.appendChild(parent.ownerDocument.createElement(tag));
  if (level === 1) return list;
  const item = list.lastElementChild ?? list.appendChild(parent.ownerDocument.createElement('li'));
  return listFor(item, level - 1, tag);
}

/** Makes lists of the paragraphs that Word writes for the items of its lists, nested as there. */
export function makeWordLists(page: Document): void {
  for (const first of page.querySelectorAll('[style*="mso-list" i]')) {
    // Moved along with an item before it, or the mark of an item.
    if (!first.parentElement || first.closest('ul, ol') || levelOf(first) === 0) continue;
    const box = page.createElement('div');
    first.before(box);
    let item: Element | null = first;
    while (item && levelOf(item) > 0) {
      const next: Element | null = item.nextElementSibling;
      const level = levelOf(item);
      const list = listFor(box, level, ordered.test(takeMark(item)) ? 'ol' : 'ul');
      const entry = list.appendChild(page.createElement('li'));
      entry.append(...item.childNodes);
      item.remove();
      item = next;
    }
  }
}
