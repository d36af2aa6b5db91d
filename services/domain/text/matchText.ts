/** From where to where a text matches, in UTF-16 units. */
export type MatchRange = readonly [start: number, end: number];

const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const withoutMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** How a letter may be typed: `ü` as `u` or as `ue`; `ß` is `ss` in both. */
const writings = [withoutMarks, (letter: string) => writtenOut[letter] ?? withoutMarks(letter)];
type Writing = (typeof writings)[number];

/** Each letter as it is written, beside the range that it has in the text. */
function lettersOf(text: string, writing: Writing) {
  let end = 0;
  return [...text].flatMap((letter) => {
    const range: MatchRange = [end, (end += letter.length)];
    const written = writing(letter.toLowerCase()).replaceAll('ß', 'ss');
    return written.split('').map((unit) => ({ unit, range }));
  });
}

function rangeOf(text: string, word: string, writing: Writing): MatchRange | undefined {
  const letters = lettersOf(text, writing);
  const asked = lettersOf(word, writing);
  const join = (units: typeof letters) => units.map(({ unit }) => unit).join('');
  const first = join(letters).indexOf(join(asked));
  const [from, to] = [letters[first], letters[first + asked.length - 1]];
  return from && to && [from.range[0], to.range[1]];
}

/** Ranges in order, without overlap. */
function merged(ranges: MatchRange[]): MatchRange[] {
  const result: MatchRange[] = [];
  for (const [start, end] of ranges.sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

/**
 * The places of every word of a query in a text, whatever the spelling of case, umlauts and ß; undefined if one is
 * missing. Both are expected in composed form (NFC), as keyboards write it.
 */
export function matchText(text: string, query: string): MatchRange[] | undefined {
  const words = query.split(/\s+/).filter(Boolean);
  const ranges = words.map((word) => {
    const [plain, written] = writings.map((writing) => rangeOf(text, word, writing));
    return plain ?? written;
  });
  return ranges.every((range) => range !== undefined) ? merged(ranges) : undefined;
}
