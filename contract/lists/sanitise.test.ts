import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { sanitise, sanitiseParams } from './sanitise';

// Shows (requirements, 5.1).

it.each([
  ['  plain  ', 'plain'],
  ['Grüße 🙂', 'Grüße'],
  ['👩‍💻 works', 'works'],
  ['👩‍❤️‍💋‍👨', ''],
  ['🇩🇪 Germany 🇨🇳', 'Germany'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland', 'Scotland'],
  ['👍🏽', ''],
  ['1️⃣ 2⃣ #️⃣ *️⃣', ''],
  ['❤️', ''],
  ['1🙂⃣ ok', 'ok'],
  ['⌚︎', ''],
  ['❤ ☀ ☎ ✂ ✔ ♥︎', ''],
  ['☎ 030 ✉ info@example.com', '030  info@example.com'],
  ['Berlin ↔ Wien', 'Berlin  Wien'],
  ['©️ 2026 Kompassa®️ Compass™️ 3️', '© 2026 Kompassa® Compass™ 3'],
  ['🧑🏻‍🦰', ''],
])('removes the emoji of %j', (given, expected) => {
  expect(sanitise(given)).toBe(expected);
});

it.each([
  '0123456789 #tag 5*3',
  '© 2026 Kompassa® Compass™',
  'Straße, 税务代理, ضريبة, 12 €',
  'नमस्ते क्‍ष',
  '→ § 18j – “quoted” ✓ ★',
  'x\u200Dy',
])('leaves %j unchanged', (text) => {
  expect(sanitise(text)).toBe(text);
});

it.each([[null], [undefined], [NaN], ['Invalid date'], [' Invalid date '], ['   '], ['🙂']])(
  'turns %p into an empty string',
  (value) => {
    expect(sanitise(value)).toBe('');
  },
);

it.each([[0], [-1.5], [false], [Infinity]])('returns %p unchanged', (value) => {
  expect(sanitise(value)).toBe(value);
});

it('sanitises nested objects and arrays and keeps their order', () => {
  const given = { z: ' a ', list: [null, ' 🙂b', { deep: undefined, n: NaN }], a: 1 };
  const sanitised = sanitise(given);
  expect(sanitised).toEqual({ z: 'a', list: ['', 'b', { deep: '', n: '' }], a: 1 });
  expect(Object.keys(sanitised as object)).toEqual(['z', 'list', 'a']);
  expect(given.z).toBe(' a ');
});

it('keeps key order and values that are not strings, at any depth', () => {
  const untouched = fc.oneof(
    fc.date().map((date) => date as object),
    fc.string().map((content) => new Blob([content])),
    fc.string().map((content) => new File([content], ' 🙂.txt ')),
    fc.integer(),
    fc.boolean(),
  );
  const tree = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      untouched,
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('any'), { maxKeys: 4 }),
    ),
  })).any;
  const leaves = (given: unknown, at = ''): [string, unknown][] => {
    const prototype: unknown = Object.getPrototypeOf(given);
    const isTree = [Array.prototype, Object.prototype, null].includes(prototype as null);
    if (!isTree) return [[at, given]];
    return Object.entries(given as object).flatMap(([key, inner]) => leaves(inner, `${at}/${key}`));
  };
  fc.assert(
    fc.property(tree, (given) => {
      const [before, after] = [leaves(given), leaves(sanitise(given))];
      expect(after.map(([at]) => at)).toEqual(before.map(([at]) => at));
      after.forEach(([, leaf], index) => expect(leaf).toBe(before[index]?.[1]));
    }),
  );
});

it('treats __proto__ as an ordinary key', () => {
  const sanitised = sanitise(JSON.parse('{"__proto__":{"polluted":" yes "}}'));
  expect(JSON.stringify(sanitised)).toBe('{"__proto__":{"polluted":"yes"}}');
  expect({}).not.toHaveProperty('polluted');
});

/** Random text of emoji parts and letters. */
const pieces = fc.constantFrom(
  ...['a', ' ', '1', '#', '©', 'ü', '税', '❤', '☝', '♂', '🙂', '👩', '🏽', '🇩', '🇪', '🏴', '💻'],
  ...['\u200D', '\uFE0F', '\uFE0E', '\u20E3', '\u{E0067}', '\u{E007F}', '\u00A0', '\uD83D'],
);
const text = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, undefined, NaN, 'Invalid date', true, 3),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('any'), { maxKeys: 4 }),
  ),
})).any;

it('gives the same result when applied twice', () => {
  fc.assert(fc.property(value, (given) => expect(sanitise(sanitise(given))).toEqual(sanitise(given))));
});

describe('with Unicode’s emoji-test.txt', () => {
  const folder = path.join(
    path.dirname(require.resolve('emoji-test-regex-pattern/package.json')),
    'dist/latest',
  );
  const listed = readFileSync(path.join(folder, 'index-strings.txt'), 'utf8').trim().split('\n');
  const anyListed = new RegExp(readFileSync(path.join(folder, 'javascript-u.txt'), 'utf8').trim(), 'gu');
  const isSign = (found: string) => /^[©®™]\uFE0F?$/.test(found);

  it('has the current list with all variants', () => {
    expect(listed.length).toBeGreaterThan(5_200);
    expect(listed).toEqual(expect.arrayContaining(['\u2764\uFE0F', '\u2764', '\u{1FAEA}']));
  });

  it('removes every emoji but the signs ©, ® and ™', () => {
    const left = listed.filter((emoji) => sanitise(`a${emoji}b`) !== 'ab');
    expect(left).toEqual(listed.filter(isSign));
    expect(new Set(left.map(sanitise))).toEqual(new Set(['©', '®', '™']));
  });

  it('removes all emoji from random mixes of emoji, joiners and text', () => {
    const piece = fc.oneof(
      fc.constantFrom(...listed),
      fc.constantFrom('a', ' ', '1', '\u200D', '\uFE0F', '\uFE0E', '\u20E3'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const left = (sanitise(pieces.join('')) as string).match(anyListed) ?? [];
        expect(left.filter((found) => !isSign(found))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

it('only trims text without emoji', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abc 123#*©®™äß税€→-,.') });
  fc.assert(
    fc.property(plain, (given) => {
      expect(sanitise(given)).toBe(given.trim());
    }),
  );
});

it('leaves the named parameters as they were typed', () => {
  const typed = { companyName: ' Nordlicht 🙂 ', password: ' pass🙂word 1 ', note: null };
  expect(sanitiseParams(typed, ['password'])).toEqual({
    companyName: 'Nordlicht',
    password: typed.password,
    note: '',
  });
  expect(sanitiseParams(typed).password).toBe('password 1');
});
