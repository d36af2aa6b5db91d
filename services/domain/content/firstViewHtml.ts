import { LRUCache } from 'lru-cache';

/** The component's id, which styled-components gives an element besides the class that has its styles. */
const componentId = /^sc-[\da-f]+-\d+$/;
/** The names of Lucide's icons; no style uses them. */
const iconName = /^lucide(-|$)/;

/** The classes of an attribute without what nothing reads: ids of components and names of icons. */
export const readClasses = (attribute: string): string[] =>
  attribute.split(' ').filter((name) => name && !componentId.test(name) && !iconName.test(name));

/** A class as styled-components names it, in a selector. */
const generated = /\.([a-zA-Z]{5,7})(?![\w-])/g;
/** The classes of a component that the browser takes over. */
const taken = /\{content:"([^"]*)"\}/g;

/**
 * Gives classes that only kept HTML has (`firstViewStyles`) names of two or three characters: the browser never looks
 * for them. Generated names are longer, so none is the same.
 * @param css of the page as it is sent
 * @returns the styles with the new names, and the new name of each class for `leanHtmlOf`
 */
export function shortClasses(css: string): { css: string; names: ReadonlyMap<string, string> } {
  const known = new Set([...css.matchAll(taken)].flatMap(([, names = '']) => names.split(',')));
  const own = new Set(
    [...css.matchAll(generated)].map(([, name = '']) => name).filter((name) => !known.has(name)),
  );
  const names = new Map([...own].map((name, index) => [name, `k${index.toString(36)}`]));
  return {
    css: css.replace(generated, (whole, name: string) => (names.has(name) ? `.${names.get(name)}` : whole)),
    names,
  };
}

/**
 * The namespace of a file of its own, what next/image writes for its own warnings, that an image may be decoded beside
 * the rest, as browsers do by themselves, and its transparent text, which would hide the words of an image that does not
 * come where nobody hydrates it.
 */
const unread = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['data-nimg', '1'],
  ['decoding', 'async'],
  ['style', 'color:transparent'],
]);
/** How Lucide's icons are drawn; the global style says the same. */
const drawing =
  / fill="none" stroke="currentColor"( stroke-width="[\d.]+") stroke-linecap="round" stroke-linejoin="round"/;

const tag = /<[a-zA-Z][^<>]*="[^<>]*>/g;
const attribute = / ([\w:-]+)="([^"]*)"/g;
/** Attributes that can do without quotes. */
const plainName =
  /^(?:class|id|x|y|width|height|loading|type|role|scope|lang|dateTime|aria-[a-z]+|data-[a-z-]+)$/;
const plainValue = /^[\w-]+$/;
/** The slash of an empty element would be read as the end of the value. */
const valueBeforeSlash = /=([\w-]+)\/>$/;

/** Pages of one kind have the same tags, but for addresses. */
const mostTags = 500;

/**
 * Makes a function for pages of one kind: it returns their HTML without what nothing reads, which takes a tenth of a long
 * list and which hydration does not compare, and without the quotes that it can do without.
 * @param names new names of classes (`shortClasses`); those without one stay
 */
export function leanHtmlOf(names: ReadonlyMap<string, string>): (html: string) => string {
  const leanAttribute = (whole: string, name: string, value: string) => {
    if (unread.get(name) === value) return '';
    if (value === '') return ` ${name}`;
    if (!plainName.test(name)) return whole;
    if (name !== 'class') return plainValue.test(value) ? ` ${name}=${value}` : whole;
    const classes = readClasses(value).map((old) => names.get(old) ?? old);
    if (classes.length > 1) return ` class="${classes.join(' ')}"`;
    return classes.length === 1 ? ` class=${classes[0]}` : '';
  };
  const tags = new LRUCache<string, string>({
    max: mostTags,
    memoMethod: (whole) => {
      const drawn = whole.startsWith('<svg') ? whole.replace(drawing, '$1') : whole;
      return drawn.replace(attribute, leanAttribute).replace(valueBeforeSlash, '="$1"/>');
    },
  });
  return (html) => html.replace(tag, (whole) => tags.memo(whole));
}
