/** The component's id, which styled-components gives an element besides the class that has its styles. */
const componentId = /^sc-[\da-f]+-\d+$/;
/** The names of Lucide's icons; no style uses them. */
const iconName = /^lucide(-|$)/;
/**
 * The namespace of a file of its own, what next/image writes for its own warnings, and its transparent text, which would
 * hide the words of an image that does not come where nobody hydrates it.
 */
const unread = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| data-nimg="1"| style="color:transparent"/g;
/** How Lucide's icons are drawn; the global style says the same. */
const drawing =
  / fill="none" stroke="currentColor"( stroke-width="[\d.]+") stroke-linecap="round" stroke-linejoin="round"/g;

const inClasses = (html: string, change: (names: string[]) => string[]): string =>
  html.replace(/ class="([^"]*)"/g, (_whole, names: string) => {
    const changed = change(names.split(' ')).join(' ');
    return changed ? ` class="${changed}"` : '';
  });

/**
 * A page's HTML without what nothing reads: ids of components and names of icons, which take a tenth of a long list and
 * which hydration does not compare, and attributes without an effect.
 */
export const withoutUnread = (html: string): string =>
  inClasses(html.replaceAll(unread, '').replaceAll(drawing, '$1'), (names) =>
    names.filter((name) => !componentId.test(name) && !iconName.test(name)),
  );

/** A class as styled-components names it, in a selector. */
const generated = /\.([a-zA-Z]{5,7})(?![\w-])/g;
/** The classes of a component that the browser takes over. */
const taken = /\{content:"([^"]*)"\}/g;

/**
 * Gives classes that only kept HTML has (`firstViewStyles`) names of two or three characters: the browser never looks
 * for them. Generated names are longer, so none is the same.
 * @param css of the page as it is sent
 * @returns the styles with the new names, and the new name of each class for `renameClasses`
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

/** The HTML with other names of classes; those without a new one stay. */
export const renameClasses = (html: string, names: ReadonlyMap<string, string>): string =>
  inClasses(html, (old) => old.map((name) => names.get(name) ?? name));

const tag = /<[a-zA-Z][^<>]*>/g;
/** An attribute for styles, scripts or images; not before the slash of an empty element, which would be read as its value. */
const plain = / (class|width|height|loading|decoding|type|aria-hidden|data-[a-z-]+)="([\w-]+)"(?!\/)/g;

/** The HTML without the quotes that it can do without. */
export const withoutQuotes = (html: string): string =>
  html.replace(tag, (whole) => whole.replace(plain, ' $1=$2').replaceAll(/=""(?=[ >])/g, ''));
