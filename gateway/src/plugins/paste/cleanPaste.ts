import { withoutControlCharacters } from '@/contract/lists/controlCharacters';

import { redirectTarget } from '../../domain/redirectTarget';
import { makeWordLists } from './wordLists';

/** The parts of a pasted text that the editor does not keep; numbers count. */
export interface Dropped {
  images: number;
  /** Videos, maps and other frames. */
  embeds: number;
  /** Fields and buttons. */
  controls: number;
  /** Links that lead to a file or to nothing; their text stays. */
  links: number;
  /** Colours, fonts, sizes, alignment and marks that the site does not have. */
  formats: boolean;
}

const invisible = 'script, style, meta, link, title, template, noscript, xml, o\\:p';
const images = 'img, svg, picture, canvas, v\\:shape, v\\:imagedata';
const embeds = 'iframe, video, audio, object, embed';
const controls = 'input, select, textarea, button';
const unknownFormats = 'font, s, strike, del, code, kbd, mark, small, big, center';
const formatStyle =
  /(?:^|;)\s*(?:color|background(?:-color)?|font-(?:family|size)|text-align)\s*:(?!\s*(?:inherit|initial|start|left|transparent|windowtext|black)\b)/i;

const boldStyle = /font-weight:\s*(?:bold|[6-9]00)/i;

/** Elements of the editor; the values are what others become. */
const known: Record<string, string> = {
  ...{ P: 'p', H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3', BLOCKQUOTE: 'blockquote' },
  ...{ UL: 'ul', OL: 'ol', LI: 'li', A: 'a', BR: 'br' },
  ...{ B: 'strong', STRONG: 'strong', I: 'em', EM: 'em', U: 'u', SUB: 'sub', SUP: 'sup' },
  ...{ TABLE: 'table', THEAD: 'thead', TBODY: 'tbody', TR: 'tr', TD: 'td', TH: 'th' },
};
const kept: Record<string, string[]> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, section, article';

/** Takes out what matches and counts it; one within another is one. */
function remove(page: Document, selector: string): number {
  const found = [...page.querySelectorAll(selector)].filter(
    (element) => !element.parentElement?.closest(selector),
  );
  found.forEach((element) => element.remove());
  return found.length;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const name of kept[tag] ?? []) {
    const value = element.getAttribute(name);
    if (value !== null) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Google writes a bold element around everything and undoes it by its style. */
function removeUndoneBold(page: Document): void {
  for (const element of page.querySelectorAll('b[style], strong[style]'))
    if (/font-weight:\s*(?:normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
}

/** Some programs write bold, italic and underlined text as styles. */
function writeStylesAsElements(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  if (!element.matches('span, a, b, strong, i, em, u, font')) return;
  if (boldStyle.test(style) && !element.closest('b, strong, h1, h2, h3, h4, h5, h6'))
    wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style) && !element.closest('i, em')) wrapContent(element, 'em');
  const [, raised] = /vertical-align:\s*(sub|super)/i.exec(style) ?? [];
  if (raised && !element.closest('sub, sup'))
    wrapContent(element, raised.toLowerCase() === 'sub' ? 'sub' : 'sup');
  if (/text-decoration[^;]*underline/i.test(style) && !element.closest('a, u')) wrapContent(element, 'u');
}

/** Word for the web writes headings as paragraphs with a role. */
function renameHeadings(page: Document): void {
  for (const heading of page.querySelectorAll('[role="heading"]'))
    rename(heading, Number(heading.getAttribute('aria-level') ?? 2) > 2 ? 'h3' : 'h2');
}

/** Nested tables become paragraphs, one for each row: the editor has none. */
function flattenNestedTables(page: Document): void {
  for (const table of [...page.querySelectorAll('table table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')].map((row) => {
      const paragraph = page.createElement('p');
      paragraph.textContent = [...row.children].map((cell) => cell.textContent.trim()).join(' · ');
      return paragraph;
    });
    table.replaceWith(...rows);
  }
}

/** Excel writes its formats as classes: `.xl65 {font-weight:700}`. */
function writeBoldClasses(page: Document): void {
  for (const { textContent } of page.querySelectorAll('style'))
    for (const [, name = '', rule = ''] of textContent.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
      if (boldStyle.test(rule))
        for (const cell of page.getElementsByClassName(name))
          if (cell.matches('td')) wrapContent(cell, 'strong');
}

/** Whether a cell has text, and all of it is bold. */
function isBold(cell: Element): boolean {
  const rest = cell.cloneNode(true) as Element;
  rest.querySelectorAll('b, strong').forEach((bold) => bold.remove());
  return cell.textContent.trim() !== '' && rest.textContent.trim() === '';
}
const isHeading = (row: Element | undefined): boolean =>
  row !== undefined &&
  [...row.children].some(isBold) &&
  [...row.children].every((cell) => isBold(cell) || cell.textContent.trim() === '');

/** The first row of a table names its columns where it alone is bold: few mark it as more than that. */
function makeHeaderCells(page: Document): void {
  for (const cell of page.querySelectorAll('thead td')) rename(cell, 'th');
  for (const table of page.querySelectorAll('table')) {
    const [first, ...others] = table.querySelectorAll('tr');
    if (table.querySelector('th') || !isHeading(first) || others.length === 0 || others.every(isHeading))
      continue;
    first?.querySelectorAll('b, strong').forEach(unwrap);
    for (const cell of [...(first?.children ?? [])]) rename(cell, 'th');
  }
}

const isLink = (address: string): boolean => /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(address);

function replaceRedirects(page: Document): void {
  for (const link of page.querySelectorAll('a'))
    if (link.hasAttribute('href')) link.setAttribute('href', redirectTarget(link.getAttribute('href') ?? ''));
}

function countBadLinks(page: Document): number {
  const bad = [...page.querySelectorAll('a')].filter(
    (link) => !isLink(link.getAttribute('href')?.trim() ?? ''),
  );
  // A mark that links lead to is no link.
  const count = bad.filter((link) => link.getAttribute('href')).length;
  bad.forEach(unwrap);
  return count;
}

/** Text of a box becomes a paragraph of its own. */
function separateBoxes(page: Document): void {
  for (const box of page.querySelectorAll('div, section, article, dt, dd, pre, figcaption, caption'))
    if (!box.querySelector(block)) rename(box, 'p');
}

/**
 * HTML from the clipboard, with nothing but what the editor keeps: paragraphs, headings of two levels, lists (those of
 * Word too), tables, quotations, links, bold, italic, underlined, raised and lowered text. `dropped` says what is missing.
 */
export function cleanPaste(html: string): { html: string; dropped: Dropped } {
  const page = new DOMParser().parseFromString(withoutControlCharacters(html), 'text/html');
  writeBoldClasses(page);
  remove(page, invisible);
  renameHeadings(page);
  replaceRedirects(page);
  makeWordLists(page);
  const elements = () => [...page.body.querySelectorAll('*')];
  const formats = elements().some(
    (element) => element.matches(unknownFormats) || formatStyle.test(element.getAttribute('style') ?? ''),
  );
  const counts = {
    images: remove(page, images),
    embeds: remove(page, embeds),
    controls: remove(page, controls),
    links: countBadLinks(page),
  };
  flattenNestedTables(page);
  removeUndoneBold(page);
  elements().forEach(writeStylesAsElements);
  separateBoxes(page);
  makeHeaderCells(page);
  for (const element of elements()) {
    const tag = known[element.tagName];
    const isMarkInLink = tag === 'u' && element.closest('a');
    if (!tag || isMarkInLink) unwrap(element);
    else rename(element, tag);
  }
  return { html: page.body.innerHTML, dropped: { ...counts, formats } };
}
