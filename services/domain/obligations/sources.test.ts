import { producerRules, safetyRules } from './productRules';
import { legalSources } from './sources';
import { importRules, vatRules } from './vatRules';

it.each([
  ['Article 59c', 'Richtlinie 2006/112/EG, Art.\u00a059c'],
  ['Article 14a(1)', 'Richtlinie 2006/112/EG, Art.\u00a014a Abs.\u00a01'],
  ['Articles 17, 32 and 214', 'Richtlinie 2006/112/EG, Art.\u00a017, 32 und 214'],
  ['Articles 369l to 369x', 'Richtlinie 2006/112/EG, Art.\u00a0369l bis 369x'],
])('cites %s in German as %s', (articles, german) => {
  const { act } = legalSources.vatDirective(articles);
  expect(act).toEqual({ en: `Directive 2006/112/EC, ${articles}`, de: german });
});

it('cites older regulations with “No”', () => {
  expect(legalSources.cosmetics.act).toEqual({
    en: 'Regulation (EC) No 1223/2009, Articles 4 and 13',
    de: 'Verordnung (EG) Nr.\u00a01223/2009, Art.\u00a04 und 13',
  });
});

it('links to the official text of an act of the Union', () => {
  expect(legalSources.lowValueDuty.url).toBe('https://eur-lex.europa.eu/eli/reg/2026/382/oj');
});

const acts = [...vatRules, ...importRules, ...producerRules, ...safetyRules].flatMap(
  ({ sources }) => sources,
);

it('links to the page of an act, never to a home page or a table of contents', () => {
  const addresses = acts.flatMap(({ url }) => url ?? []).map((url) => new URL(url));
  expect(addresses.length).toBeGreaterThan(50);
  const tooWide = addresses.filter(
    ({ host, pathname, search }) =>
      (pathname === '/' && search === '') ||
      (host === 'www.gesetze-im-internet.de' && !/\/__\w+\.html$/.test(pathname)),
  );
  expect(tooWide).toEqual([]);
});

it('cites without an address only what has no lasting one', () => {
  const cited = new Set(acts.filter(({ url }) => url === undefined).map(({ act }) => act.en));
  expect([...cited].sort()).toEqual(['Code de l’environnement, L541-10', 'The VAT act of each country']);
});
