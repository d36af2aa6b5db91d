import { readFileSync } from 'node:fs';

import {
  citedNumbers,
  citingFiles,
  requirementsPath,
  sectionsOf,
  testList,
  testListPath,
  testsByNumber,
  unnumberedLines,
} from './requirementsTests';

const page = readFileSync(requirementsPath, 'utf8');
const sections = sectionsOf(page);
const requirements = sections.flatMap((section) => section.requirements);
const files = citingFiles();
const tests = testsByNumber(files);

const known = new Set([...sections, ...requirements].map(({ number }) => number));

it('numbers its sections without a gap', () => {
  expect(sections.map(({ number }) => number)).toEqual(sections.map((_section, index) => String(index + 1)));
});

it('numbers each requirement once, in its section', () => {
  expect(unnumberedLines(page)).toEqual([]);
  expect(requirements.length).toBeGreaterThan(100);
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length);
  for (const { number, requirements: lines } of sections)
    expect(lines.filter((line) => !line.number.startsWith(`${number}.`))).toEqual([]);
});

it('has the section or the requirement of each reference', () => {
  const references = files.flatMap(({ file, text }) =>
    citedNumbers(text).map((number) => ({ file, number })),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ number }) => !known.has(number))).toEqual([]);
});

it('has a test for each requirement', () => {
  expect(requirements.filter(({ number }) => !tests.has(number))).toEqual([]);
});

it('matches docs/requirements-tests.md (npm run docs:requirements updates it)', () => {
  expect(readFileSync(testListPath, 'utf8')).toBe(testList(sections, tests));
});

it('is cited in one form only', () => {
  const otherForm =
    /\b(?:specification|design),? sections?\b|\bspecification(?:'s)?\b.{0,40}\(sections? \d|requirements(?:,? section| \d)/i;
  expect(files.filter(({ text }) => otherForm.test(text)).map(({ file }) => file)).toEqual([]);
});

describe('a reference', () => {
  it.each([
    ['(requirements, 4)', ['4']],
    ['(requirements, 4.2 and 9)', ['4.2', '9']],
    ['(requirements, 2, 4.10 and 9.1)', ['2', '4.10', '9.1']],
    ['// (requirements, 2.1,\n// 2.2 and 2.3)', ['2.1', '2.2', '2.3']],
    ['the requirements are met', []],
  ])('%j cites %j', (text, numbers) => expect(citedNumbers(text)).toEqual(numbers));
});

it('lists a test for the requirement that it cites, and no other file', () => {
  const found = testsByNumber([
    { file: 'b.test.ts', text: '// Shows (requirements, 2.1).' },
    { file: 'a.spec.ts', text: '// Shows (requirements, 2.1 and 2.2).' },
    { file: 'c.ts', text: '/** (requirements, 2.1) */' },
  ]);
  expect([...found]).toEqual([
    ['2.1', ['a.spec.ts', 'b.test.ts']],
    ['2.2', ['a.spec.ts']],
  ]);
});
