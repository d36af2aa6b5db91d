import { pathOfLink } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';

/** An address and where it leads. */
export interface Route {
  from: string;
  to: string;
}

const loop = (back: string): Bilingual => ({
  en: `Visitors would go round in circles: ${back} leads back to this address.`,
  de: `Besucher würden im Kreis geleitet: ${back} führt zu dieser Adresse zurück.`,
});

const chainAhead = ({ from, to }: Route): Bilingual => ({
  en: `${from} leads on to ${to}. Lead there directly.`,
  de: `${from} führt weiter zu ${to}. Leiten Sie gleich dorthin.`,
});

const chainBehind = ({ from }: Route, to: string): Bilingual => ({
  en: `${from} leads to this address. First lead it to ${to}.`,
  de: `${from} führt zu dieser Adresse. Leiten Sie zuerst ${from} nach ${to}.`,
});

/** Returns the problem with a new redirect beside the others, or undefined: no chains and no loops. */
export function routeProblem({ from, to }: Route, others: Route[]): Bilingual | undefined {
  const target = pathOfLink(to);
  if (target === from) return loop(from);
  const ahead = others.find((other) => other.from === target);
  if (ahead) return pathOfLink(ahead.to) === from ? loop(target) : chainAhead(ahead);
  const behind = others.find((other) => pathOfLink(other.to) === from);
  return behind && chainBehind(behind, to);
}

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
  const folder = noPages.exec(from)?.[0];
  if (folder) return noPage(folder);
  return files.test(from) ? isFile(from) : undefined;
}
