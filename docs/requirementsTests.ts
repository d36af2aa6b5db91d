import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A numbered line of docs/requirements.md, such as `2.4`. */
interface Requirement {
  number: string;
  /** Its first words. */
  text: string;
}

interface Section {
  number: string;
  title: string;
  requirements: Requirement[];
}

/** A file of the repository; the path is relative to its root. */
export interface SourceFile {
  file: string;
  text: string;
}

const root = path.resolve(__dirname, '..');
export const requirementsPath = path.join(__dirname, 'requirements.md');
export const testListPath = path.join(__dirname, 'requirements-tests.md');

/** Folders whose files are made, installed, or cite laws. */
const skipped =
  /^(?:node_modules|\.next.*|\.git|\.cache|\.swc|data|dist|coverage|articles|storybook-static|test-results|playwright-report)$/;
const mayCite = /\.(?:tsx?|mjs|js|mdx?)$/;
/** They speak about references and make none. */
const aboutReferences = /^docs\/(?:requirements|writeRequirements)/;

const pathsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : pathsIn(file);
    return mayCite.test(entry.name) && !aboutReferences.test(file) ? [file] : [];
  });

/** Every file that may cite a requirement. */
export const citingFiles = (): SourceFile[] =>
  pathsIn('').map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const item = /^(?:- \*\*(\d+\.\d+)\*\*|\| (\d+\.\d+) \||\*\*(\d+\.\d+)\b(?:\*\*)?)(.*)$/;
const longest = 90;

const excerpt = (text: string): string => {
  const plain = text.replaceAll('**', '').replace(/^[\s|]+|[\s|]+$/g, '');
  const first = text.includes('|') ? (plain.split(' | ')[0] ?? plain) : plain;
  return first.length <= longest ? first : `${first.slice(0, first.lastIndexOf(' ', longest))} …`;
};

/** The sections of the page of requirements with their numbered lines. */
export function sectionsOf(page: string): Section[] {
  const sections: Section[] = [];
  for (const line of page.split('\n')) {
    const heading = /^## (\d+)\. (.+)$/.exec(line);
    if (heading) {
      const [, number = '', title = ''] = heading;
      sections.push({ number, title, requirements: [] });
    }
    const [, bullet, row, paragraph, text = ''] = item.exec(line) ?? [];
    const number = bullet ?? row ?? paragraph;
    if (number) sections.at(-1)?.requirements.push({ number, text: excerpt(text) });
  }
  return sections;
}

/** Lines of a section that state a requirement and have no number. */
export const unnumberedLines = (page: string): string[] =>
  page
    .slice(page.indexOf('\n## '))
    .split('\n')
    .filter((line) => /^(?:- |\| )/.test(line) && !/^\| No\. \|/.test(line) && !item.test(line));

/** `requirements, 4`, `requirements, 4.1 and 9`, `requirements, 2, 4.3 and 9`. */
const reference = /\brequirements, (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi;

/** The numbers that a text cites; a reference may go on in the next line of a comment. */
export const citedNumbers = (text: string): string[] =>
  [...text.replace(/\n\s*(?:\/\/|\*) /g, ' ').matchAll(reference)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and /),
  );

const isTest = (file: string): boolean => /\.(?:test|spec|stories)\.tsx?$/.test(file);
/** `npm run perf` fails below a bar that no test can hold on a busy machine. */
const isMeasurement = (file: string): boolean => file.startsWith('scripts/lib/perf/');

/** The tests and measurements that cite each number, in the order of their paths. */
export function testsByNumber(files: readonly SourceFile[]): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  const sorted = files.map(({ file }) => file).sort();
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  for (const file of sorted.filter((name) => isTest(name) || isMeasurement(name)))
    for (const number of new Set(citedNumbers(texts.get(file) ?? '')))
      tests.set(number, [...(tests.get(number) ?? []), file]);
  return tests;
}

const linksTo = (files: readonly string[]): string =>
  files.map((file) => `[${path.posix.basename(file)}](../${file})`).join(' · ');

/** The page that lists the tests of every requirement. */
export function testList(sections: readonly Section[], tests: ReadonlyMap<string, string[]>): string {
  const parts = sections.map(({ number, title, requirements }) => {
    const whole = tests.get(number) ?? [];
    const rows = requirements.map(
      (one) => `| ${one.number} | ${one.text} | ${linksTo(tests.get(one.number) ?? [])} |`,
    );
    return [
      `## ${number}. ${title}`,
      ...(whole.length > 0 ? [`The section as a whole: ${linksTo(whole)}`] : []),
      ['| No. | Requirement | Shown by |', '|---|---|---|', ...rows].join('\n'),
    ].join('\n\n');
  });
  const opening =
    'Which tests show each of the [requirements](requirements.md). Made by `npm run docs:requirements` from the references in the tests; do not edit it. Files below `scripts/lib/perf` are measurements that `npm run perf` makes on a quiet machine.';
  return `# Requirements and their tests\n\n${opening}\n\n${parts.join('\n\n')}\n`;
}
