/** Word writes the level and the number of the list of an item into its style: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l(\d+)\s+level(\d)/i;
/** The mark in front of an item: `1.`, `a)` or `iv.` of a numbered list, anything else of the other. */
const ordered = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

function placeOf(element: Element | null): { id: string; level: number } {
  const [, id = '', level = 0] = listStyle.exec(element?.getAttribute('style') ?? '') ?? [];
  return { id, level: Number(level) };
}
const levelOf = (element: Element | null): number => placeOf(element).level;

/** Word marks what stands in place of the number, which is no text of the item. */
function takeMark(item: Element): string {
  const mark = [...item.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent.trim() ?? '';
}

interface Kind {
  tag: 'ol' | 'ul';
  /** Word's number of the list. */
  id: string;
}

function newList(page: Document, { tag, id }: Kind): Element {
  const list = page.createElement(tag);
  list.dataset.wordList = id;
  return list;
}

/** The list that an item of a level belongs to: the last one of that level, or a new one within what stands before it. */
function listFor(parent: Element, level: number, kind: Kind): Element {
  const last = parent.lastElementChild;
  if (level > 1 && last?.tagName === 'LI') return listFor(last, level, kind);
  const isFitting =
    level === 1
      ? last?.matches(`${kind.tag}[data-word-list="${kind.id}"]`)
      : last?.matches('[data-word-list]');
  const list = last && isFitting ? last : parent.appendChild(newList(parent.ownerDocument, kind));
  if (level === 1) return list;
  const item = list.lastElementChild ?? list.appendChild(parent.ownerDocument.createElement('li'));
  return listFor(item, level - 1, kind);
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
      const { id, level } = placeOf(item);
      const list = listFor(box, level, { id, tag: ordered.test(takeMark(item)) ? 'ol' : 'ul' });
      const entry = list.appendChild(page.createElement('li'));
      entry.append(...item.childNodes);
      item.remove();
      item = next;
    }
  }
}
