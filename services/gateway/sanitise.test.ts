import fc from 'fast-check';

import { sanitise } from './sanitise';

it.each([
  ['  plain  ', 'plain'],
  ['Grüße 🙂', 'Grüße'],
  ['👩‍💻 works', 'works'],
  ['👩‍❤️‍💋‍👨', ''],
  ['👨‍👩‍👧‍👦 family', 'family'],
  ['🇩🇪 Germany 🇨🇳', 'Germany'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland', 'Scotland'],
  ['👍🏽', ''],
  ['☝🏿 up', 'up'],
  ['1️⃣ 2⃣ #️⃣ *️⃣', ''],
  ['❤️', ''],
  ['☎️ 030', '030'],
  ['a🙂b', 'ab'],
  ['1🙂⃣ ok', 'ok'],
  ['⌚︎', ''],
  ['🧑🏻‍🦰', ''],
])('removes the emoji of %j', (given, expected) => {
  expect(sanitise(given)).toBe(expected);
});

it.each([
  '0123456789 #tag 5*3',
  '© 2026 Kompassa® Compass™',
  'Straße, 税务代理, ضريبة, 12 €',
  'नमस्ते क्‍ष',
  '→ ↔ § 18j – “quoted”',
  '✔ ☎',
  'x\u200Dy',
])('leaves %j alone', (text) => {
  expect(sanitise(text)).toBe(text);
});

it.each([[null], [undefined], [NaN], ['Invalid date'], [' Invalid date '], ['   '], ['🙂']])(
  'turns %p into an empty string',
  (value) => {
    expect(sanitise(value)).toBe('');
  },
);

it.each([[0], [-1.5], [false], [Infinity]])('passes %p as it is', (value) => {
  expect(sanitise(value)).toBe(value);
});

it('goes through objects and arrays and keeps their order', () => {
  const given = { z: ' a ', list: [null, ' 🙂b', { deep: undefined, n: NaN }], a: 1 };
  const sanitised = sanitise(given);
  expect(sanitised).toEqual({ z: 'a', list: ['', 'b', { deep: '', n: '' }], a: 1 });
  expect(Object.keys(sanitised as object)).toEqual(['z', 'list', 'a']);
  expect(given.z).toBe(' a ');
});

it('passes dates, files and blobs as they are', () => {
  const [date, file, blob] = [new Date(0), new File(['x'], 'x.txt'), new Blob(['x'])];
  expect(sanitise([date, { file, blob }])).toEqual([date, { file, blob }]);
  expect((sanitise([date]) as unknown[])[0]).toBe(date);
});

it('keeps a key named __proto__ a mere key', () => {
  const sanitised = sanitise(JSON.parse('{"__proto__":{"polluted":" yes "}}'));
  expect(JSON.stringify(sanitised)).toBe('{"__proto__":{"polluted":"yes"}}');
  expect({}).not.toHaveProperty('polluted');
});

/** Text in which pieces of emoji meet each other and letters in every order. */
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

it('changes nothing the second time', () => {
  fc.assert(fc.property(value, (given) => expect(sanitise(sanitise(given))).toEqual(sanitise(given))));
});

it('leaves no emoji and no outer whitespace', () => {
  fc.assert(
    fc.property(text, (given) => {
      const left = sanitise(given) as string;
      expect(left).not.toMatch(
        /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|[0-9#*]\u20E3/u,
      );
      expect(left).toBe(left.trim());
    }),
    { numRuns: 1_000 },
  );
});

it('never touches text that has no emoji', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abc 123#*©®™äß税€→-,.') });
  fc.assert(
    fc.property(plain, (given) => {
      expect(sanitise(given)).toBe(given.trim());
    }),
  );
});

/** The shape of a value: its keys, lengths and nesting. */
const shape = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(shape);
  if (typeof given === 'object' && given !== null)
    return Object.entries(given).map(([key, inner]) => [key, shape(inner)]);
  return '';
};

it('keeps the structure', () => {
  fc.assert(fc.property(value, (given) => expect(shape(sanitise(given))).toEqual(shape(given))));
});
