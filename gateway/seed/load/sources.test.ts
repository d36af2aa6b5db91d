import path from 'node:path';

import { contentLanguages } from '../../src/domain/languages';
import { demoContent } from './demoContent';

interface Source {
  title: string;
  url?: string;
}
interface DatedText {
  name: string;
  text: string;
  sources: Source[];
}

const { articles, information, manuals, questionTypes } = demoContent(path.join(__dirname, '../..'));

const files = [
  ...articles.map((article) => ['articles', article] as const),
  // News of the house states no law.
  ...information
    .filter(({ files: { en } }) => en.frontMatter.informationType !== 'company')
    .map((news) => ['information', news] as const),
];

const texts: DatedText[] = contentLanguages.flatMap((language) => [
  ...files.map(
    ([
      folder,
      {
        slug,
        files: { [language]: file },
      },
    ]) => ({
      name: `${folder}/${slug}/${language}`,
      text: `${file.frontMatter.summary}\n${file.markdown}`,
      sources: file.frontMatter.sources,
    }),
  ),
  ...questionTypes
    .flatMap(({ questions }) => questions)
    .map(({ key, summary, answerMarkdown, sources }) => ({
      name: `questions/${key}/${language}`,
      text: `${summary[language]}\n${answerMarkdown[language]}`,
      sources: sources.map(({ title, url }) => ({ title: title[language], url })),
    })),
]);

/** What has no lasting address of its own that is certain: it is cited by its articles. */
const withoutAddress = [
  /^Code général des impôts/,
  /^Code de commerce/,
  /^Code de l’environnement|^(French Environmental Code|Französisches Umweltgesetzbuch)/,
  /^BVI Business Companies Act/,
  /^BVI Financial Services Commission/,
  /^International Business Companies Act 2016/,
];
const isCitedOnly = ({ title }: Source) => withoutAddress.some((act) => act.test(title));

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember';
/** A day, a month or a year of the law: `12 August 2026`, `12. August 2026`, `since 2022`, `seit Juli 2023`. */
const date = new RegExp(
  `(${months})[\\s~\u00A0]20\\d\\d|\\b(since|from|until|by|in|seit|ab|bis)[\\s~\u00A0](Ende[\\s~\u00A0])?20\\d\\d`,
  'i',
);

/** Hosts alone, and the tables of contents of acts, whose sections have pages of their own. */
const isHomePage = (url: string) => {
  const { host, pathname, search } = new URL(url);
  const parts = pathname.split('/').filter(Boolean);
  return (
    (parts.length === 0 && search === '') ||
    (host === 'www.gesetze-im-internet.de' && parts.length === 1) ||
    (host === 'www.legifrance.gouv.fr' && parts[0] === 'codes' && parts[1] === 'id') ||
    (host === 'ec.europa.eu' && parts[0] === 'taxation_customs' && parts.length === 2)
  );
};

const dated = texts.filter(({ text }) => date.test(text));

it('has many texts with dates of the law', () => expect(dated.length).toBeGreaterThan(50));

it.each(dated)('$name, which states dates, has sources', ({ sources }) =>
  expect(sources.length).toBeGreaterThan(0),
);

it.each(dated)('$name links each source to the page that says it', ({ sources }) => {
  const unlinked = sources.filter(
    (source) => (source.url === undefined && !isCitedOnly(source)) || (source.url && isHomePage(source.url)),
  );
  expect(unlinked).toEqual([]);
});

it.each(manuals)(
  'the manual $slug, which has no place for sources, states no date of the law',
  ({ files }) => {
    for (const language of contentLanguages) expect(files[language].markdown).not.toMatch(date);
  },
);
