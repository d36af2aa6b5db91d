import type { Element, ElementContent, Root, Text } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';

import type { WireTerm } from '@/contract/calls/glossary';
import { inLocale } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';

/** A text that is to lead to the terms it uses. */
export interface LinkedTerms {
  terms: WireTerm[];
  /** The language that the text is in. */
  language: Locale;
}

/** More links would be in the way of reading. */
const mostLinks = 8;
/** Where a link would be inside another one, or would break what stands there. */
const withoutLinks = /^(?:a|h[1-6]|code|kbd|pre|thead|th|caption)$/;
const special = /[.*+?^${}()|[\]\\]/g;

/** A form of a term as it may be written: alike but for spaces, the first letter of a sentence, and the English plural. */
function patternOf(form: string, language: Locale): string {
  const written = form.replace(special, '\\$&').replace(/\s+/g, '\\s+');
  const begun = written.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(${begun}${language === 'en' && /\p{L}$/u.test(form) ? 's?' : ''})`;
}

/**
 * Finds the forms of terms: `Import One-Stop Shop (IOSS)` and `Außenprüfung, Betriebsprüfung` have two. The longest wins;
 * a form of several terms belongs to the first.
 */
function termFinder({ terms, language }: LinkedTerms) {
  const urls = new Map<string, string>();
  for (const term of terms)
    for (const form of term[language].split(/[,()]/).map((part) => part.trim()))
      if (form && !urls.has(form)) urls.set(form, term.url);
  const forms = [...urls.keys()].sort((one, other) => other.length - one.length);
  // A hyphen makes another word: `IOSS-Nummer`.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map((form) => patternOf(form, language)).join('|')})(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  return (text: string) =>
    [...text.matchAll(pattern)].map((match) => ({
      found: match[0],
      begin: match.index,
      url: urls.get(forms[match.slice(1).indexOf(match[0])] ?? '') ?? '',
    }));
}

const textNode = (value: string): Text => ({ type: 'text', value });
const linkNode = (words: string, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href, dataTerm: '' },
  children: [textNode(words)],
});

/** Makes the first occurrence of each term a link to its place in the glossary, in the language on display. */
export function linkTerms(tree: Root, linked: LinkedTerms, locale: Locale): void {
  if (linked.terms.length === 0) return;
  const find = termFinder(linked);
  const known = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (known.size === mostLinks) return EXIT;
    if (node.type === 'element' && (withoutLinks.test(node.tagName) || node.properties.lang)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts: ElementContent[] = [];
    let end = 0;
    for (const { found, begin, url } of find(node.value)) {
      if (known.has(url) || known.size === mostLinks) continue;
      known.add(url);
      parts.push(textNode(node.value.slice(end, begin)), linkNode(found, inLocale(url, locale)));
      end = begin + found.length;
    }
    parent.children.splice(index, 1, ...parts, textNode(node.value.slice(end)));
    return [SKIP, index + parts.length + 1];
  });
}
