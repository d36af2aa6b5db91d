import { pathOfLink } from '../../../domain/addresses';
import type { Bilingual } from '../../../domain/languages';

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
