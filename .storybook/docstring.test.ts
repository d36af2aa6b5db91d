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

it.each(['Bare', 'Nobody'])('takes nothing for %s, which has none', (name) => {
  expect(docstringOf(source, name).purpose).toBe('');
});

const components = ['ui', 'layout', 'blocks', 'views'].flatMap((tier) =>
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
  const bodies = [...source.matchAll(/interface \w*Props[^{]*\{([\s\S]*?)\n\}/g)].map(
    ([, body = '']) => body,
  );
  const silent = bodies.flatMap((body) =>
    [...body.matchAll(/(?<!\*\/)\n {2}(\w+)\??:/g)].map(([, property]) => property),
  );
  expect(silent).toEqual([]);
  // Written where they are used, properties have no place for a description.
  expect(source).not.toMatch(new RegExp(`export function ${name}\\(\\{[^}]*\\}: \\{`));
});
