import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

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
const mostLinks = 3;
/** Elements in which a link would be inside another one, or would break what stands there. */
const withoutLinks = /^(?:a|h[1-6]|code|kbd|pre|thead|th|caption)$/;
const special = /[.*+?^${}()|[\]\\]/g;

/** A form of a term as it may be written: alike but for spaces, the first letter of a sentence, and the English plural. */
function patternOf(form: string, language: Locale): string {
  const written = form.replace(special, '\\$&').replace(/\s+/g, '\\s+');
  const begun = written.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(${begun}${language === 'en' && /\p{L}$/u.test(form) ? 's?' : ''})`;
}

/** Words of the law that mean something else wherever we use them: any seller is a “Händler”. */
const everyday = new Set(['Händler', 'Hersteller', 'Gutschrift', 'Sitz', 'Zoll']);

/** Two capitals: what is in brackets may also say where a term holds, as in `Versandhandelsregelung (Schweiz)`. */
const abbreviation = /\p{Lu}.*\p{Lu}/u;

/** `Import One-Stop Shop (IOSS)` and `Außenprüfung, Betriebsprüfung` have two forms. */
function formsOf(term: string): string[] {
  const [, names = '', inBrackets = ''] = /^([^(]*)(?:\(([^)]*))?/.exec(term) ?? [];
  const short = inBrackets.split(',').filter((form) => abbreviation.test(form));
  return [...names.split(','), ...short]
    .map((form) => form.trim())
    .filter((form) => form && !everyday.has(form));
}

type TermFinder = (text: string) => { found: string; begin: number; term: WireTerm }[];

/** Finds terms in a text. The longest form wins; a form of several terms belongs to the first. */
function termFinder({ terms, language }: LinkedTerms): TermFinder {
  const byForm = new Map<string, WireTerm>();
  for (const term of terms)
    for (const form of formsOf(term[language])) if (!byForm.has(form)) byForm.set(form, term);
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
  // A hyphen makes another word: `IOSS-Nummer`.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map((form) => patternOf(form, language)).join('|')})(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  return (text: string) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const term = byForm.get(forms[match.slice(1).indexOf(match[0])] ?? '');
      return term ? [{ found: match[0], begin: match.index, term }] : [];
    });
}

/** Of the lists in use: to compile one takes longer than to search a text. */
const finders = new WeakMap<WireTerm[], Partial<Record<Locale, TermFinder>>>();

function finderOf(linked: LinkedTerms): TermFinder {
  const known = finders.get(linked.terms) ?? {};
  finders.set(linked.terms, known);
  return (known[linked.language] ??= termFinder(linked));
}

const textNode = (value: string): Text => ({ type: 'text', value });
const linkNode = (words: string, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href, dataTerm: '' },
  children: [textNode(words)],
});

/** Visits the texts in which a link may stand; `change` returns what is to stand there instead. */
function visitTexts(tree: Root, change: (text: string) => ElementContent[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (withoutLinks.test(node.tagName) || node.properties.lang)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = change(node.value);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/**
 * Makes the first occurrence of a term a link to its place in the glossary, in the language on display. Where a text uses
 * many, those with the longest names are chosen: they say more than `VAT`.
 */
export function linkTerms(tree: Root, linked: LinkedTerms, locale: Locale): void {
  if (linked.terms.length === 0) return;
  const find = finderOf(linked);
  const used = new Set<WireTerm>();
  visitTexts(tree, (text) => {
    for (const { term } of find(text)) used.add(term);
    return [textNode(text)];
  });
  const length = (term: WireTerm) => Math.max(...formsOf(term[linked.language]).map((form) => form.length));
  const chosen = new Set([...used].sort((one, other) => length(other) - length(one)).slice(0, mostLinks));
  visitTexts(tree, (text) => {
    const parts: ElementContent[] = [];
    let end = 0;
    for (const { found, begin, term } of find(text)) {
      if (!chosen.delete(term)) continue;
      parts.push(textNode(text.slice(end, begin)), linkNode(found, inLocale(term.url, locale)));
      end = begin + found.length;
    }
    return [...parts, textNode(text.slice(end))];
  });
}
