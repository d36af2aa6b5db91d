import { readClasses } from './firstViewHtml';

/** The end of each rule in the server's styles. */
const end = '/*!sc*/\n';
/** The record after the rules of a component: its id and its classes. */
const marker = /^data-styled\.g\d+\[id="sc-([^"]*)"\]\{content:"([^"]*)"\}$/;
/** Keyframes are no classes of elements. */
const isKeyframes = (id: string) => id.startsWith('keyframes');

/** Where HTML that the browser keeps as it is (components/ui/KeptHtml) may begin and end, and classes. */
const marks = /<div data-kept=|<div\b|<\/div>| class="([^"]*)"/g;

/** Classes that styled-components has to know in the browser. */
export function classesToKnow(html: string): ReadonlySet<string> {
  const [hydrated, kept] = [new Set<string>(), new Set<string>()];
  let depth = 0;
  for (const [mark, classes] of html.matchAll(marks)) {
    if (classes !== undefined) (depth > 0 ? kept : hydrated).add(classes);
    else if (mark === '</div>') depth = Math.max(depth - 1, 0);
    else if (depth > 0 || mark.endsWith('=')) depth += 1;
  }
  const isWhole = depth === 0;
  return new Set([
    ...[...hydrated].flatMap(readClasses),
    // A class beside another must keep its place before or after that one, also when the browser adds rules.
    ...[...kept]
      .map(readClasses)
      .filter((names) => names.length > 1 || !isWhole)
      .flat(),
  ]);
}

/** Several rules of one component as one, where that is shorter. */
const inOneRule = (rules: string[]) => (rules.length > 2 ? [`@media all{${rules.join('')}}`] : rules);

/**
 * The styles of a page without what only styled-components reads, where it need not: components whose elements are all
 * kept as they are have their rules in one `@media all`, since the browser takes over one rule at a time, and no
 * record. Where such a component is shown later, its rules are added as for any other. The same holds for several rules
 * of one component, whose classes the browser knows by the record.
 * @param css of `ServerStyleSheet`
 * @param known classes of the page (`classesToKnow`)
 */
export function firstViewStyles(css: string, known: ReadonlySet<string>): string {
  let [written, plain] = ['', ''];
  let rules: string[] = [];
  const parts = css.split(end);
  const last = parts.findLastIndex((part) => marker.test(part));
  for (const [index, part] of parts.entries()) {
    const [whole, id = '', names = ''] = marker.exec(part) ?? [];
    if (whole === undefined) {
      rules.push(part);
      continue;
    }
    // The last one stays, because rules are taken over up to it.
    if (index === last || isKeyframes(id) || names.split(',').some((name) => known.has(name))) {
      const before = plain && `@media all{${plain}}`;
      written += [before, ...inOneRule(rules), part]
        .filter(Boolean)
        .map((text) => text + end)
        .join('');
      plain = '';
    } else {
      plain += rules.join('');
    }
    rules = [];
  }
  return written + rules.join(end);
}

/** A record, of which styled-components reads the group, the id and the names in the first quotes. */
const recorded = /(data-styled\.g\d+\[id="[^"]*"\]\{)content:("[^"]*),"/g;

/** The same styles in fewer bytes: no property and last comma in records, no last semicolon, no space or quotes that CSS can do without, no zero before a point. */
export const shortCss = (css: string): string =>
  css
    .replaceAll(recorded, '$1$2"')
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll(/(?<=[\s:,(])0\.(?=\d)/g, '.')
    .replaceAll('@media (', '@media(')
    .replaceAll(/(\((?:min|max)-width:) /g, '$1')
    .replaceAll(/='([a-z][\w-]*)'\]/g, '=$1]')
    .replaceAll(/ >(?=[a-z:*[])/g, '>')
    .replaceAll(' / ', '/');
