import type { WireTerm } from '@/contract/calls/glossary';

import { cleanHtml } from './cleanHtml';

// Shows (requirements, 11.20).

const term = (en: string, de: string, anchor: string): WireTerm => ({
  en,
  de,
  definition: { en: 'What it is.', de: 'Was es ist.' },
  url: `/cht/tradeTerms#${anchor}`,
});
const terms = [
  term('VAT', 'Umsatzsteuer, Mehrwertsteuer', 'vat'),
  term('import VAT', 'Einfuhrumsatzsteuer', 'import-vat'),
  term('Import One-Stop Shop (IOSS)', 'Import-One-Stop-Shop (IOSS)', 'ioss'),
  term('intermediary', 'Vermittler (IOSS)', 'intermediary'),
  term('mail-order scheme', 'Versandhandelsregelung (Schweiz)', 'mail-order'),
  term('reduced rate', 'ermäßigter Steuersatz', 'reduced-rate'),
  term('objection', 'Einspruch, Rechtsbehelf', 'objection'),
];

const link = (html: string, language: 'en' | 'de' = 'en', locale = language) =>
  cleanHtml(html, {
    host: 'https://gateway.example.com',
    locale,
    topHeading: 2,
    idPrefix: '',
    filmTemplate: '',
    linked: { terms, language },
  }).html;
/** The terms that a text leads to, as `words → place`. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" data-term="">([^<]*)<\/a>/g)].map(
    ([, href, words]) => `${words} → ${href}`,
  );

it('makes the first occurrence of each term a link, the longest name first, and leaves the rest as it is', () => {
  expect(link('<p>Pay import VAT, later VAT &amp; import VAT.</p>')).toBe(
    '<p>Pay <a href="/cht/tradeTerms#import-vat" data-term="">import VAT</a>, later <a href="/cht/tradeTerms#vat" data-term="">VAT</a> &#x26; import VAT.</p>',
  );
});

it.each([
  ['Import VAT is due', ['Import VAT → /cht/tradeTerms#import-vat']],
  ['two reduced\u00a0rates', ['reduced\u00a0rates → /cht/tradeTerms#reduced-rate']],
  ['the IOSS’s limit', ['IOSS → /cht/tradeTerms#ioss']],
  ['vat, a VATable sale, VAT-free, preVAT, IOSS2', []],
])('finds in the English text "%s" %j', (text, expected) =>
  expect(linksIn(link(`<p>${text}</p>`))).toEqual(expected),
);

it.each([
  ['Die Mehrwertsteuer und die Umsatzsteuer sind dasselbe', ['Mehrwertsteuer → /de/cht/tradeTerms#vat']],
  ['Ermäßigter Steuersatz', ['Ermäßigter Steuersatz → /de/cht/tradeTerms#reduced-rate']],
  ['ein Rechtsbehelf', ['Rechtsbehelf → /de/cht/tradeTerms#objection']],
  ['der IOSS', ['IOSS → /de/cht/tradeTerms#ioss']],
  ['des Einspruchs, Einspruchsfrist, IOSS-Nummer, Umsatzsteuer-Nachschau, einspruch, Schweiz', []],
])('finds in the German text "%s" %j', (text, expected) =>
  expect(linksIn(link(`<p>${text}</p>`, 'de'))).toEqual(expected),
);

it('finds an English text’s words on a German page', () => {
  expect(linksIn(link('<p>No import VAT, keine Umsatzsteuer.</p>', 'en', 'de'))).toEqual([
    'import VAT → /de/cht/tradeTerms#import-vat',
  ]);
});

it.each([
  '<h2>VAT</h2>',
  '<p><a href="/cht/price">Prices with <strong>VAT</strong></a></p>',
  '<p><code>VAT</code></p>',
  '<table><thead><tr><td>VAT</td></tr></thead><tbody><tr><th>VAT</th></tr></tbody></table>',
  '<p><span lang="fr">VAT</span></p>',
])('leaves %s alone', (html) => expect(link(html)).not.toContain('data-term'));

it('takes the first place where a link may stand, in a cell and in a list too', () => {
  const html = link(
    '<h2>VAT</h2><table><tbody><tr><th>VAT</th><td>VAT</td></tr></tbody></table><ul><li>An <em>objection</em></li></ul>',
  );
  expect(linksIn(html).map((found) => found.split(' →')[0])).toEqual(['VAT', 'objection']);
  expect(html).toContain('<td><a');
});

it('leads to three terms at most, those with the longest names', () => {
  const many = Array.from({ length: 12 }, (_, index) => `term${'x'.repeat(index)}`);
  const { html } = cleanHtml(`<p>${many.slice(0, 5).join(' ')}</p><p>${many.slice(5).join(' ')}</p>`, {
    host: 'https://gateway.example.com',
    locale: 'en',
    topHeading: 2,
    idPrefix: '',
    filmTemplate: '',
    linked: { terms: many.map((word) => term(word, word, word)), language: 'en' },
  });
  expect(linksIn(html).map((found) => found.split(' →')[0])).toEqual(many.slice(9));
});
