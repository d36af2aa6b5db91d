import { isDeepStrictEqual } from 'node:util';

import type { Bilingual } from '../domain/languages';
import { parameterProblem, type RequestProblem } from './problem';

/** A read may cost so much and no more; the admin asks for less. */
const limits = { depth: 2, limit: 100, page: 100_000, names: 500, nesting: 10, path: 5, length: 64_000 };

const between = (min: number, max: number): Bilingual => ({
  en: `a whole number from ${min} to ${max}, once.`,
  de: `eine ganze Zahl von ${min} bis ${max}, einmal.`,
});
const none: Bilingual = { en: 'leave it out.', de: 'lassen Sie ihn weg.' };
const fields: Bilingual = {
  en: `at most ${limits.path} fields deep and ${limits.nesting} levels nested, compared by one operator.`,
  de: `höchstens ${limits.path} Felder tief und ${limits.nesting} Ebenen verschachtelt, verglichen mit einem Operator.`,
};

interface Rule {
  allowed: Bilingual;
  /** `path` is what stands in brackets after the name. */
  isAllowed: (values: string[], path: string[]) => boolean;
}

const whole = (min: number, max: number): Rule => ({
  allowed: between(min, max),
  isAllowed: ([value = '', ...others], path) =>
    others.length + path.length === 0 &&
    /^\d{1,9}$/.test(value) &&
    Number(value) >= min &&
    Number(value) <= max,
});
const onlyTrue: Rule = {
  allowed: none,
  isAllowed: (values, path) => path.length === 0 && values.join() === 'true',
};
const never: Rule = { allowed: none, isAllowed: () => false };
/** Each dot joins another table. */
const isShallow = (path: string) => path.split('.').length <= limits.path;
/** Neither database has these. */
const unknownOperators = /^(near|within|intersects)$/;
/** Operators that compare with one value. */
export const operatorsOfOne =
  /^(equals|not_equals|greater_than|greater_than_equal|less_than|less_than_equal|like|not_like|exists)$/;
/** Nothing stands behind such an operator. */
const isComparable = (path: string[]) =>
  !path.some((part) => unknownOperators.test(part)) &&
  !path.slice(0, -1).some((part) => operatorsOfOne.test(part));
const prototype = /^(__proto__|constructor|prototype)$/;

const rules: Record<string, Rule> = {
  depth: whole(0, limits.depth),
  page: whole(1, limits.page),
  sort: {
    allowed: fields,
    isAllowed: (values, path) => /^\d*$/.test(path.join()) && values.join().split(',').every(isShallow),
  },
  // As text it would be parsed as JSON; the admin writes it in brackets.
  where: {
    allowed: fields,
    isAllowed: (_values, path) =>
      path.length > 0 && path.length <= limits.nesting && path.every(isShallow) && isComparable(path),
  },
  data: never,
  joins: never,
};
const rulesOfReads: Record<string, Rule> = {
  ...rules,
  // 0 means all there are. Changes of many documents at once send it.
  limit: whole(1, limits.limit),
  pagination: onlyTrue,
};

/** "Empty trash" counts what is in the trash this way; whole documents, but without those they refer to. */
const trashCount = { depth: '0', limit: '0', trash: 'true', 'where[deletedAt][exists]': 'true' };
const isTrashCount = (given: URLSearchParams): boolean => {
  const { locale: _locale, ...asked } = Object.fromEntries(given);
  return given.size <= 5 && isDeepStrictEqual(asked, trashCount);
};

/** `where[and][0][id][equals]` as its parts; of `limit[]` the second one is empty. */
export const parameterParts = (name: string): string[] =>
  name.split('[').map((part) => part.replace(/\]$/, ''));

/**
 * Returns the first problem in the parameters of a request to Payload.
 * @param isRead whether it only reads, by whatever method
 */
export function queryProblem(query: string, isRead: boolean): RequestProblem | undefined {
  const given = new URLSearchParams(query);
  if (query.length > limits.length || given.size > limits.names)
    return parameterProblem('where', { en: 'the query is too long.', de: 'die Abfrage ist zu lang.' });
  if (isRead && isTrashCount(given)) return undefined;
  for (const written of new Set(given.keys())) {
    const [name = '', ...path] = parameterParts(written);
    if ([name, ...path].some((part) => prototype.test(part))) return parameterProblem('where', fields);
    const table = isRead ? rulesOfReads : rules;
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    if (rule && !rule.isAllowed(given.getAll(written), path)) return parameterProblem(name, rule.allowed);
  }
  return undefined;
}
