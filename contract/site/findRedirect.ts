import { comparedPath } from './comparedPath';

interface Route {
  from: string;
  to: string;
}
interface Index {
  spelled: Map<string, Route>;
  compared: Map<string, Route>;
}

/** Every request asks, so a list is sorted once. */
const indexes = new WeakMap<Route[], Index>();

function indexOf(redirects: Route[]): Index {
  const known = indexes.get(redirects);
  if (known) return known;
  const index: Index = { spelled: new Map(), compared: new Map() };
  for (const redirect of redirects) {
    const { from, to } = redirect;
    index.spelled.set(from, redirect);
    const path = comparedPath(from);
    // One that puts the spelling of its target right would lead the right one to itself.
    const isSpelling = comparedPath(to.split(/[?#]/)[0] ?? '') === path;
    if (!isSpelling && !index.compared.has(path)) index.compared.set(path, redirect);
  }
  indexes.set(redirects, index);
  return index;
}

/** The redirect at a path: the one that is spelled like it, else the one that compares as equal. */
export function findRedirect<R extends Route>(redirects: R[], path: string): R | undefined {
  const { spelled, compared } = indexOf(redirects);
  const found = spelled.get(path.replace(/(?<=.)\/$/, '')) ?? compared.get(comparedPath(path));
  return found as R | undefined;
}
