import { readableName, unguessableName } from './unguessableName';

it.each([
  ['poster.png', /^poster-[0-9a-f]{24}\.png$/, 'poster.png'],
  ['Bericht 2026.PDF', /^Bericht 2026-[0-9a-f]{24}\.pdf$/, 'Bericht 2026.pdf'],
  ['a.b.webp', /^a\.b-[0-9a-f]{24}\.webp$/, 'a.b.webp'],
  [`${'x'.repeat(300)}.png`, /^x{80}-[0-9a-f]{24}\.png$/, `${'x'.repeat(80)}.png`],
])('%s gets a random part', (name, pattern, readable) => {
  const given = unguessableName(name);
  expect(given).toMatch(pattern);
  expect(readableName(given)).toBe(readable);
});

it('makes a different name each time', () =>
  expect(new Set(Array.from({ length: 1_000 }, () => unguessableName('a.png'))).size).toBe(1_000));

it('leaves a name without a random part as it is', () =>
  expect(readableName('uk-limited-2026.pdf')).toBe('uk-limited-2026.pdf'));
