import { comparedPath } from '@/contract/site/comparedPath';

import { pathOfLink } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';

/** An address and where it leads. */
export interface Route {
  from: string;
  to: string;
}

/** One that is kept; a new one has no id yet. */
export interface KeptRoute extends Route {
  id?: number | string;
}

const sourceOf = ({ from }: Route) => comparedPath(from);
const targetOf = ({ to }: Route) => comparedPath(pathOfLink(to));

/** Routes by the addresses at their ends, as they compare. There may be thousands, and an import asks for each of its rows. */
export function indexRoutes(routes: KeptRoute[]) {
  const ends = [
    [sourceOf, new Map<string, KeptRoute[]>()],
    [targetOf, new Map<string, KeptRoute[]>()],
  ] as const;
  const remove = (route: KeptRoute) =>
    ends.forEach(([endOf, by]) =>
      by.set(endOf(route), by.get(endOf(route))?.filter((other) => other !== route) ?? []),
    );
  const add = (route: KeptRoute) =>
    ends.forEach(([endOf, by]) => {
      const there = by.get(endOf(route)) ?? [];
      there.push(route);
      by.set(endOf(route), there);
    });
  routes.forEach(add);
  const [[, sources], [, targets]] = ends;
  const otherThan = (found: KeptRoute[] = [], id?: KeptRoute['id']) =>
    found.find((route) => id === undefined || route.id !== id);
  return {
    /** A route from an address, and one that leads there; `id`: whose own does not count. */
    from: (path: string, id?: KeptRoute['id']) => otherThan(sources.get(comparedPath(path)), id),
    to: (path: string, id?: KeptRoute['id']) => otherThan(targets.get(comparedPath(path)), id),
    replace: (before: KeptRoute | undefined, route: KeptRoute) => {
      if (before) remove(before);
      add(route);
    },
  };
}
export type Routes = ReturnType<typeof indexRoutes>;

/** In the context of a request that checks many redirects: the routes as they are, with those checked so far. */
export const knownRoutes = 'redirectRoutes';

const taken = ({ from, to }: Route): Bilingual => ({
  en: `There is a redirect from ${from} already, to ${to}. Capitals, a slash at the end and encoded letters make no other address of it. Change that one.`,
  de: `Von ${from} gibt es schon eine Weiterleitung, nach ${to}. Großbuchstaben, ein Schrägstrich am Ende und kodierte Zeichen machen keine andere Adresse daraus. Ändern Sie die vorhandene.`,
});

/** Returns the problem with a source beside the other redirects, or undefined. */
export function sourceTaken(from: string, routes: Routes, id?: KeptRoute['id']): Bilingual | undefined {
  const other = routes.from(from, id);
  return other && taken(other);
}

const loop = (back: string): Bilingual => ({
  en: `Visitors would go round in circles: ${back} leads back to this address.`,
  de: `Besucher würden im Kreis geleitet: ${back} führt zu dieser Adresse zurück.`,
});

const chainAhead = ({ from, to }: Route): Bilingual => ({
  en: `${from} leads on to ${to}. Redirect there directly.`,
  de: `${from} führt weiter zu ${to}. Leiten Sie gleich dorthin.`,
});

const chainBehind = ({ from }: Route, to: string): Bilingual => ({
  en: `${from} leads to this address. First redirect it to ${to}.`,
  de: `${from} führt zu dieser Adresse. Leiten Sie zuerst ${from} nach ${to}.`,
});

/** Returns the problem with a redirect beside the others, or undefined: no chains and no loops. */
export function routeProblem({ id, from, to }: KeptRoute, routes: Routes): Bilingual | undefined {
  const target = pathOfLink(to);
  if (comparedPath(target) === comparedPath(from)) return loop(target);
  const ahead = routes.from(target, id);
  if (ahead) return targetOf(ahead) === comparedPath(from) ? loop(target) : chainAhead(ahead);
  const behind = routes.to(from, id);
  return behind && chainBehind(behind, to);
}

const pattern: Bilingual = {
  en: 'An asterisk stands for nothing here: each old address has a redirect of its own. Enter a whole list with “Import CSV” above the list of redirects.',
  de: 'Sternchen als Platzhalter gibt es hier nicht: Jede alte Adresse hat ihre eigene Weiterleitung. Eine ganze Liste nehmen Sie mit „CSV importieren“ über der Liste der Weiterleitungen auf.',
};

const noPage = (folder: string): Bilingual => ({
  en: `Addresses below ${folder} are needed by the website itself: no page is there. Choose the address of a page.`,
  de: `Adressen unter ${folder} braucht die Website selbst: Dort liegt keine Seite. Wählen Sie die Adresse einer Seite.`,
});

const isFile = (path: string): Bilingual => ({
  en: `${path} is a file that browsers and search engines need, no page. Choose the address of a page.`,
  de: `${path} ist keine Seite, sondern eine Datei, die Browser und Suchmaschinen brauchen. Wählen Sie die Adresse einer Seite.`,
});

const noPages = /^\/(?:api|_next|cms-api)(?=\/|$)/i;
const files =
  /^\/(?:brand|picture)\/|\.(?:xml|txt|ico|svg|png|jpe?g|gif|webp|avif|css|m?js|map|json|webmanifest|woff2?)$/i;

/** Returns the reason why an address cannot be a redirect's source, or undefined: what is no page stays as it is. */
export function sourceProblem(from: string): Bilingual | undefined {
  if (from.includes('*')) return pattern;
  const folder = noPages.exec(from)?.[0];
  if (folder) return noPage(folder);
  return files.test(from) ? isFile(from) : undefined;
}
