/** The end of each rule in the server's styles. */
const end = '/*!sc*/\n';
/** The record after the rules of a component: its id and its classes. */
const marker = /^data-styled\.g\d+\[id="sc-([^"]*)"\]\{content:"([^"]*)"\}$/;
/** Keyframes are no classes of elements. */
const isKeyframes = (id: string) => id.startsWith('keyframes');

const classesOf = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' ').filter(Boolean));

/** Splits HTML into what React hydrates and what it keeps as it is (components/ui/KeptHtml). */
function split(html: string): { hydrated: string; kept: string } {
  let [hydrated, kept, from, depth] = ['', '', 0, 0];
  for (const { 0: tag, index } of html.matchAll(/<div data-kept=[^>]*>|<div\b|<\/div>/g)) {
    const isStart = depth === 0 && tag.startsWith('<div data-kept');
    if (isStart) {
      hydrated += html.slice(from, index);
      from = index;
    }
    if (isStart || (depth > 0 && tag !== '</div>')) depth += 1;
    else if (depth > 0) {
      depth -= 1;
      if (depth === 0) {
        kept += html.slice(from, index);
        from = index;
      }
    }
  }
  return depth === 0 ? { hydrated: hydrated + html.slice(from), kept } : { hydrated: html, kept: '' };
}

/** Classes that styled-components has to know in the browser. */
function classesToKnow(html: string): ReadonlySet<string> {
  const { hydrated, kept } = split(html);
  // A class beside another must keep its place before or after that one, also when the browser adds rules.
  const combined = classesOf(kept).filter((names) => names.length > 1);
  return new Set([...classesOf(hydrated), ...combined].flat());
}

/** Several rules of one component as one, where that is shorter. */
const inOneRule = (rules: string[]) => (rules.length > 2 ? [`@media all{${rules.join('')}}`] : rules);

/**
 * The styles of a page without what only styled-components reads, where it need not: components whose elements are all
 * kept as they are have their rules in one `@media all`, since the browser takes over one rule at a time, and no
 * record. Where such a component is shown later, its rules are added as for any other. The same holds for several rules
 * of one component, whose classes the browser knows by the record.
 * @param css of `ServerStyleSheet`
 * @param html of the page, without ids of components
 */
export function firstViewStyles(css: string, html: string): string {
  const known = classesToKnow(html);
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

/** The beginning of a record, of which styled-components reads the group, the id and the first text in quotes. */
const recorded = /(data-styled\.g\d+\[id="[^"]*"\]\{)content:/g;

/** The same styles in fewer bytes: no property in records, no last semicolon, no space or quotes that CSS can do without, no zero before a point. */
export const shortCss = (css: string): string =>
  css
    .replaceAll(recorded, '$1')
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll(/(?<=[\s:,(])0\.(?=\d)/g, '.')
    .replaceAll('@media (', '@media(')
    .replaceAll(/(\((?:min|max)-width:) /g, '$1')
    .replaceAll(/='([a-z][\w-]*)'\]/g, '=$1]')
    .replaceAll(/ >(?=[a-z:*[])/g, '>')
    .replaceAll(' / ', '/');
