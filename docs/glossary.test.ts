import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root, visitorTexts } from './visitorTexts';

/** A line without what no visitor reads: comments, and addresses, which keep their spelling. */
const withoutCode = (name: string, line: string) =>
  name.endsWith('.ts') && /^\s*(\/?\*|\/\/)/.test(line) ? '' : line.replaceAll(/"\/[^" ]*"/g, '');

/** The parts of a line, each with its language where the line or the file says it: `{ en: 'Prices', de: 'Preise' }`. */
const partsOf = (line: string, language: string | undefined) =>
  line.split(/(?=\b(?:en|de): )/).map((part) => ({
    part,
    language: language ?? /^(en|de): ['"`]/.exec(part)?.[1],
  }));

const texts = visitorTexts.map(({ name, language, text }) => ({
  name,
  lowercase: text.toLowerCase(),
  lines: text.split('\n').map((line) => partsOf(withoutCode(name, line), language)),
}));

const rows = readFileSync(path.join(__dirname, 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!English|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const listed = (cell = '') => cell.split(',').flatMap((part) => part.trim() || []);
const variants = rows.flatMap(([, english = '', german = '', notEnglish, notGerman]) => [
  ...listed(notEnglish).map((variant) => ({ language: 'en', variant, term: english, translation: german })),
  ...listed(notGerman).map((variant) => ({ language: 'de', variant, term: german, translation: english })),
]);

const bare = (variant: string) => variant.replace(/[*=]/g, '');

/** A variant as a whole word; with `*`, with every ending, with `=`, in exactly these letters. */
const asPattern = (variant: string) =>
  new RegExp(
    `(?<![\\p{L}-])${variant.replace('=', '').replace('*', '\\p{L}*')}(?![\\p{L}_-])`,
    variant.startsWith('=') ? 'u' : 'iu',
  );

it('has terms with variants in both languages', () => {
  expect(variants.filter(({ language }) => language === 'en').length).toBeGreaterThan(5);
  expect(variants.filter(({ language }) => language === 'de').length).toBeGreaterThan(5);
});

it.each(variants.map((entry) => [entry.variant, entry.term, entry] as const))(
  'no text says “%s” for “%s”',
  (variant, _term, { language, translation }) => {
    const pattern = asPattern(variant);
    const part = bare(variant).toLowerCase();
    // Where no language is known, it may be the right word of the other one: “One-Stop-Shop”.
    const fallback = translation.includes(bare(variant)) ? undefined : language;
    const found = texts
      .filter((text) => text.lowercase.includes(part))
      .flatMap(({ name, lines }) =>
        lines.flatMap((parts, index) =>
          parts
            .filter((text) => (text.language ?? fallback) === language && pattern.test(text.part))
            .map((text) => `${name}:${index + 1}: ${text.part.trim()}`),
        ),
      );
    expect(found).toEqual([]);
  },
);

const [english = '', german = ''] = [
  ...readFileSync(path.join(__dirname, 'glossary.md'), 'utf8').matchAll(/^> (.+)$/gm),
].map(([, sentence]) => sentence);

it.each(['en', 'de'] as const)(
  'says in one sentence of %s who prepares and files tax returns',
  (language) => {
    const sentence = language === 'en' ? english : german;
    const places = [
      ...['article', 'questions', 'calculate', 'manuals', 'prices', 'registered'].map(
        (name) => `locales/${language}/${name}.json`,
      ),
      ...['1-registration', '2-sales-data'].map(
        (name) => `gateway/seed/content/manuals/${name}/${language}.md`,
      ),
      'gateway/seed/content/campaigns/anniversary.ts',
      'gateway/seed/content/campaigns/awards.ts',
      'gateway/seed/content/frame.content.ts',
      'gateway/seed/content/pages/freeTrial.ts',
      'gateway/seed/content/pages/home.ts',
      'gateway/seed/content/pages/imprint.ts',
    ];
    expect(sentence).not.toBe('');
    expect(places.filter((name) => !readFileSync(path.join(root, name), 'utf8').includes(sentence))).toEqual(
      [],
    );
  },
);
