import type { Where } from 'payload';

const pairsOf = (value: unknown, name: string): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${name}[${key}]`));
};

/** The parameters of a filter as the admin's lists and the REST interface read it: `where[or][0][and][0][…]`. */
export const whereQuery = (where: Where): URLSearchParams => new URLSearchParams(pairsOf(where, 'where'));

/** A filter in the form in which the list's own filters show it and can change it. */
export const listFilter = (...conditions: Where[]): Where => ({ or: [{ and: conditions }] });
