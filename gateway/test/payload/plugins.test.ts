import { readdirSync } from 'node:fs';
import { it } from 'node:test';

import { expect } from 'expect';
import type { Field, SanitizedConfig } from 'payload';

import type { FieldLike } from '../../src/domain/fieldTree';
import { configure, plugins } from '../../src/payload.config';

/** The collections that fields of any depth relate to. */
const related = (fields: readonly FieldLike[]): string[] =>
  fields.flatMap(({ relationTo, fields: inside = [], tabs = [], blocks = [] }) => [
    ...(relationTo ? [relationTo as string | string[]].flat() : []),
    ...related([...inside, ...tabs.flatMap((tab) => tab.fields), ...blocks.flatMap((block) => block.fields)]),
  ]);

const missingIn = ({ collections, globals }: SanitizedConfig): string[] => {
  const known = new Set<string>(collections.map(({ slug }) => slug));
  const fields = [...collections, ...globals].flatMap((one): Field[] => one.fields);
  return related(fields as FieldLike[]).filter((slug) => !known.has(slug));
};

it('every folder of a plugin is used', () => {
  const names = readdirSync('src/plugins').map((name) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(Object.keys(plugins)).toEqual(expect.arrayContaining(names));
});

for (const name of Object.keys(plugins))
  it(`the configuration is whole without ${name}`, async () => {
    expect(missingIn(await configure(name))).toEqual([]);
  });
