import { readdirSync, readFileSync } from 'node:fs';

import { docstringOf } from './docstring';

const source = `
/** Of something else. */
const other = 1;

/**
 * A short label: a category,
 * a state.
 * @avoid For what can be pressed: use
 *   a button.
 * @accessibility Its text says everything.
 */
export function Tag() {}
export function Bare() {}
`;

it('reads purpose and tags of the docstring above a component', () => {
  expect(docstringOf(source, 'Tag')).toEqual({
    purpose: 'A short label: a category, a state.',
    avoid: 'For what can be pressed: use a button.',
    accessibility: 'Its text says everything.',
    example: '',
  });
});

it.each(['Bare', 'Nobody'])('returns empty texts for %s, which has no docstring', (name) => {
  expect(docstringOf(source, name).purpose).toBe('');
});

/** Properties without a description, of an interface or of what an alias adds to other types. */
function silentProperties(source: string) {
  const declared = [
    ...source.matchAll(/interface \w*Props[^{]*\{[\s\S]*?\n\}/g),
    ...source.matchAll(/^(?:export )?type \w*Props =[\s\S]*?;\n(?=\n|$)/gm),
  ].map(([text]) => text);
  // Two spaces deep, eight in a union, or right behind a brace; what lies between is the type of a property.
  const property = /(\*\/)?(?:\n(?: {2}| {8})|(?<=^.*=.*\{) )(\w+)\??: /gm;
  return declared.flatMap((text) =>
    [...text.matchAll(property)].flatMap(([, described, name]) => (described ? [] : name)),
  );
}

it.each([
  ['interface BadgeProps {\n  label: string;\n}\n', ['label']],
  ['interface BadgeProps {\n  /** Short. */\n  label: { text: string };\n}\n', []],
  ['export type BadgeProps = Native & { href: string };\n', ['href']],
  ['type BadgeProps = Texts & {\n  options: { value: string }[];\n};\n', ['options']],
  ['type BadgeProps = Texts & {\n  /** Two. */\n  options: { value: string }[];\n};\n', []],
])('in %j it misses words for %j', (source, names) => {
  expect(silentProperties(source)).toEqual(names);
});

const components = ['ui', 'parts', 'blocks', 'layout', 'views'].flatMap((tier) =>
  readdirSync(`components/${tier}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`${tier}/${name}`, name] as const),
);

it.each(components)('%s says what it is for, when not to use it, and how everybody can', (folder, name) => {
  const { purpose, avoid, accessibility } = docstringOf(
    readFileSync(`components/${folder}/${name}.tsx`, 'utf8'),
    name,
  );
  expect({ purpose, avoid, accessibility }).toEqual({
    purpose: expect.stringMatching(/\S{3,}.*\.$/),
    avoid: expect.stringMatching(/\.$/),
    accessibility: expect.stringMatching(/\.$/),
  });
});

it.each(components)('%s describes each of its properties', (folder, name) => {
  const source = readFileSync(`components/${folder}/${name}.tsx`, 'utf8');
  expect(silentProperties(source)).toEqual([]);
  // Written where they are used, properties have no place for a description.
  expect(source).not.toMatch(new RegExp(`export function ${name}\\(\\{[^}]*\\}: \\{`));
});
