import { readFileSync } from 'node:fs';

import { schemes } from './schemes';
import { theme } from './theme';

/** The gateway's pages for visitors cannot import the theme; they repeat its roles as custom properties. */
const css = readFileSync('gateway/src/web/styles/tokens.css', 'utf8');
const properties = [...css.matchAll(/--([a-z]+)-([a-z0-9-]+): ([^;]+);/g)].map(([, group, name, value]) => ({
  group: group as keyof typeof theme,
  role: (name ?? '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  value,
}));

it.each(properties.filter(({ group }) => group !== ('font' as string)))(
  '--$group-$role has the value of the theme',
  ({ group, role, value }) => {
    const { light, dark } = schemes as Record<string, Record<string, string | readonly string[]>>;
    expect(
      group === 'color'
        ? `light-dark(${String(light?.[role])}, ${String(dark?.[role])})`
        : String((theme[group] as Record<string, unknown>)[role]),
    ).toBe(value);
  },
);

it("reads the tokens' file", () => expect(properties.length).toBeGreaterThan(50));

it.each(['logo.svg', 'logo-inverse.svg'])('%s is the same on both hosts', (file) => {
  const [ours, theirs] = ['public/brand', 'gateway/public/brand'].map((folder) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  expect(theirs).toBe(ours);
});
