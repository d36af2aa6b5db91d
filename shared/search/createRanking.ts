import { errorsBetween, foldedText, indexedWordsOf, isFiller, stemOf, typedWordsOf, wordsOf } from './words';

/** A text that can be found. */
export interface SearchedText {
  /** Unique. */
  key: string;
  title: string;
  /** What it is found by besides, in whole words only. */
  further?: string;
}

/** How well a text fits, by the worst of the query's words. Higher is better. */
export const fit = {
  /** A word was mistyped. */
  typo: 1,
  /** A part of the title. */
  fragment: 2,
  /** A whole word of what the text is found by besides its title. */
  further: 3,
  /** A whole word of the title, or another word for it. */
  title: 4,
} as const;
export type Fit = (typeof fit)[keyof typeof fit];

export interface RankedText {
  key: string;
  fit: Fit;
  /** What was found, as it may be marked in the title. */
  words: string[];
}

/** What a query finds. */
export interface Ranking {
  /** The best first. */
  texts: RankedText[];
  /** Words of the query, as they were typed, that mean nothing here: they were left out. */
  unknown: string[];
  /** No text has all other words: these have most of them. */
  isPartial: boolean;
}

interface Words {
  all: string[];
  whole: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The stems one after the other, in each writing. */
  lines: string[];
}

interface IndexedText {
  key: string;
  folded: string;
  title: Words;
  further: Words;
  /** The stem of the first word. */
  begins: string;
}

/** Words that must all be there. Their stems are computed once, not for every text. */
interface Phrase {
  words: string[];
  stems: string[];
  /** The stems one after the other. */
  line: string;
}

/** One thing that a query asks for: words that must all be there, or other words for it. */
interface Wanted {
  phrases: Phrase[];
  /** How well it fits at best: less for what was mistyped. */
  atBest: Fit;
  /** Whether a long query finds something without it: a word of no group, such as no country is. */
  isOptional: boolean;
}

interface Match {
  fit: Fit;
  /** How well it would fit if nothing were mistyped: a title comes before a text. */
  found: Fit;
  /** Whether it is what was typed, not a synonym. */
  isOwn: boolean;
  words: string[];
}

/** A shorter part of a word is there by chance where the query has other words besides: `EPR` in `representative`. */
const shortestPart = 5;
/** The same for a word that was not typed, but means the same. */
const shortestPartOfSynonym = 7;
/** A shorter beginning is meant only where the visitor may still be typing. */
const shortestBeginning = 3;
/** Queries of so many words may have one word too many. */
const manyWords = 3;
/** Codes of countries, such as `IT` and `AT`: in small letters they are words that say nothing. */
const countryCode = /^[A-Z]{2}$/;

const lineOf = (stems: string[]): string => ` ${stems.join(' ')} `;

function phraseOf(words: string[]): Phrase {
  const stems = words.map(stemOf);
  return { words, stems, line: lineOf(stems) };
}

function indexed(text: string): Words {
  const all = indexedWordsOf(text);
  const words = wordsOf(text);
  const lines = [words.map(([plain = '']) => plain), words.map((writings) => writings.at(-1) ?? '')].map(
    (written) => lineOf(written.map(stemOf)),
  );
  return { all, whole: new Set(all), stems: new Set(all.map(stemOf)), lines };
}

const isFragmentOf = (typed: string, word: string, shortest: number): boolean =>
  (typed.length >= shortest && word.startsWith(typed)) ||
  (typed.length >= shortestPart && word.length - typed.length >= 3 && word.includes(typed));

/** How well a text has a word; `shortest`: so long a beginning of a word may be. */
function fitOfWord(
  { title, further }: IndexedText,
  word: string,
  stem: string,
  shortest: number,
): Fit | undefined {
  if (title.whole.has(word) || title.stems.has(stem)) return fit.title;
  if (further.whole.has(word) || further.stems.has(stem)) return fit.further;
  return title.all.some((other) => isFragmentOf(word, other, shortest)) ? fit.fragment : undefined;
}

/** How well a text has other words for what was typed; several of them one after the other. */
function fitOfSynonym(text: IndexedText, { words, stems, line }: Phrase): Fit | undefined {
  const [word = '', ...more] = words;
  // `IT` stands for Italy where somebody types it; in a title it is a word that says nothing.
  if (more.length === 0 && isFiller(word)) return undefined;
  if (more.length === 0) {
    const found = fitOfWord(text, word, stems[0] ?? '', shortestPartOfSynonym);
    return found === fit.fragment && word.length < shortestPartOfSynonym ? undefined : found;
  }
  if (text.title.lines.some((other) => other.includes(line))) return fit.title;
  return text.further.lines.some((other) => other.includes(line)) ? fit.further : undefined;
}

/** How well a text has all words that were typed for one thing. */
function fitOfTyped(text: IndexedText, { words, stems }: Phrase, shortest: number): Fit | undefined {
  const fits = words.map((word, index) => fitOfWord(text, word, stems[index] ?? '', shortest));
  return fits.includes(undefined) ? undefined : (Math.min(...(fits as Fit[])) as Fit);
}

/** How a text fits one wanted thing; the first phrase is what was typed. */
function matchOf(text: IndexedText, { phrases, atBest }: Wanted, isLast: boolean): Match | undefined {
  let best: Match | undefined;
  phrases.forEach((phrase, index) => {
    const isOwn = index === 0;
    const found = isOwn
      ? fitOfTyped(text, phrase, isLast ? 1 : shortestBeginning)
      : fitOfSynonym(text, phrase);
    if (!found) return;
    const worst = Math.min(atBest, found) as Fit;
    if (!best || worst > best.fit || (worst === best.fit && found > best.found))
      best = { fit: worst, found, isOwn, words: phrase.words };
  });
  return best;
}

/** All ways to take one of each. */
const combinations = (lists: string[][]): string[][] =>
  lists.reduce<string[][]>(
    (made, list) => made.flatMap((first) => list.map((next) => [...first, next])),
    [[]],
  );

/** Groups of words with one meaning, by each of their phrases. */
function indexSynonyms(groups: string[][]) {
  const phrasesOf = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group.flatMap((text) => combinations(wordsOf(text))).map(phraseOf);
    for (const phrase of phrases) phrasesOf.set(phrase.line, phrases);
  }
  const all = [...phrasesOf.values()].flat().map(({ words }) => words);
  const longest = Math.max(1, ...all.map((words) => words.length));
  return { phrasesOf, longest, words: [...new Set(all.filter((words) => words.length === 1).flat())] };
}

/**
 * Returns the search over some texts (requirements, 2.14; decision 95): every text whose title contains the query,
 * whatever its case, and those that have every word of it, the best first, else in their own order. Words that mean
 * nothing here are left out; where no text has all others, those come that have most of them. Whole words of the title
 * come before those of `further`, then parts of the title, then what was mistyped. A word is also found by the words
 * that mean the same, in its other forms, with umlauts written in any way, and as part of a compound; a compound is found
 * by its parts.
 * @param groups words and phrases with one meaning
 */
export function createRanking(texts: SearchedText[], groups: string[][]): (query: string) => Ranking {
  const synonyms = indexSynonyms(groups);
  const all = texts.map(({ key, title, further = '' }): IndexedText => {
    const [first = ''] = indexedWordsOf(title);
    return {
      key,
      folded: foldedText(title),
      title: indexed(title),
      further: indexed(further),
      begins: stemOf(first),
    };
  });
  const titleWords = [...new Set([...all.flatMap(({ title }) => title.all), ...synonyms.words])];
  /** Of every stem, the length of its shortest word. */
  const stems = new Map<string, number>();
  for (const word of [...titleWords, ...all.flatMap(({ further }) => further.all)]) {
    const stem = stemOf(word);
    stems.set(stem, Math.min(word.length, stems.get(stem) ?? Infinity));
  }

  const synonymsOf = (phrase: Phrase): Phrase[] => synonyms.phrasesOf.get(phrase.line) ?? [];
  const withSynonyms = (words: string[]): Phrase[] => {
    const phrase = phraseOf(words);
    return [phrase, ...synonymsOf(phrase)];
  };

  /** No stem alone: `thre` is no part of `thresold`, although `three` is known. */
  const isPart = (part: string): boolean => part.length >= (stems.get(stemOf(part)) ?? Infinity);

  /** The two known words that a compound is made of, with or without a letter between them. */
  const partsOf = (word: string): [string, string] | undefined => {
    for (let length = word.length - 3; length >= 3; length -= 1) {
      const [first, second] = [word.slice(0, length), word.slice(length)];
      if (isPart(first) && isPart(second)) return [first, second];
    }
    return undefined;
  };

  /** Words that a word without a match may stand for; typing errors only where asked for. */
  const guess = (word: string, mayBeMistyped: boolean): Wanted[] | undefined => {
    const parts = partsOf(word);
    if (parts)
      return parts.map((part) => ({ phrases: withSynonyms([part]), atBest: fit.title, isOptional: false }));
    const begun = word.length >= 4 ? synonyms.words.filter((other) => other.startsWith(word)) : [];
    if (begun.length > 0)
      return [
        {
          phrases: begun.flatMap((other) => withSynonyms([other])),
          atBest: fit.fragment,
          isOptional: false,
        },
      ];
    if (!mayBeMistyped) return undefined;
    const near = titleWords.flatMap((other) => {
      const errors = errorsBetween(word, other);
      return errors === undefined ? [] : [{ other, errors }];
    });
    const fewest = Math.min(...near.map(({ errors }) => errors));
    const meant = near.filter(({ errors }) => errors === fewest);
    if (meant.length === 0) return undefined;
    const phrases = meant.flatMap(({ other }) => withSynonyms([other]));
    return [{ phrases, atBest: fit.typo, isOptional: false }];
  };

  const isKnown = (word: string, isLast: boolean): boolean =>
    stems.has(stemOf(word)) ||
    titleWords.some((other) => isFragmentOf(word, other, isLast ? 1 : shortestBeginning));

  /** What a query asks for, and its words that mean nothing here. */
  const read = (query: string, mayBeMistyped: boolean): { asked: Wanted[]; unknown: string[] } => {
    const typed = typedWordsOf(query);
    const all = wordsOf(query).map((writings, index) => ({ writings, typed: typed[index] ?? '' }));
    const isCountry = ([word = '']: string[], written: string) =>
      countryCode.test(written) && withSynonyms([word]).length > 1;
    const telling = all.filter(
      ({ writings, typed: written }) => !isFiller(writings[0] ?? '') || isCountry(writings, written),
    );
    const words = telling.length > 0 ? telling : all;
    const asked: Wanted[] = [];
    const unknown: string[] = [];
    for (let start = 0; start < words.length;) {
      let taken = 0;
      for (let count = Math.min(synonyms.longest, words.length - start); count > 0 && !taken; count -= 1) {
        const phrases = combinations(words.slice(start, start + count).map(({ writings }) => writings))
          .map(withSynonyms)
          .find(({ length }) => length > 1);
        if (!phrases) continue;
        asked.push({ phrases, atBest: fit.title, isOptional: false });
        taken = count;
      }
      const { writings = [], typed: written = '' } = words[start] ?? {};
      const isLast = start === words.length - 1;
      if (!taken) {
        const known = writings.filter((word) => isKnown(word, isLast));
        const found =
          known.length > 0
            ? [{ phrases: known.map((word) => phraseOf([word])), atBest: fit.title, isOptional: true }]
            : writings.map((word) => guess(word, mayBeMistyped)).find(Boolean);
        if (found) asked.push(...found);
        else unknown.push(written);
        taken = 1;
      }
      start += taken;
    }
    return { asked, unknown };
  };

  /**
   * A text with how well its words fit; undefined where more than `missing` of what is asked for are not in it.
   * @param isStrict only a word without synonyms may be missing
   */
  const matchOfWords = (text: IndexedText, asked: Wanted[], missing: number, isStrict: boolean) => {
    const matches = asked.map((one, index) => matchOf(text, one, index === asked.length - 1));
    const lacking = asked.filter((_one, index) => !matches[index]);
    if (asked.length === 0 || lacking.length > missing) return undefined;
    if (isStrict && lacking.some(({ isOptional }) => !isOptional)) return undefined;
    const there = matches.filter((match) => match !== undefined);
    const sum = there.reduce((total, match) => total + match.found + (match.isOwn ? 0.25 : 0), 0);
    const begins = asked[0]?.phrases[0]?.stems[0];
    return {
      fit: lacking.length > 0 ? fit.typo : Math.min(...there.map((match) => match.fit)),
      words: there.flatMap(({ words }) => words),
      sum: sum + Number(begins === text.begins) / 8,
    };
  };

  return (query) => {
    const folded = foldedText(query);
    if (!folded) return { texts: [], unknown: [], isPartial: false };
    const containing = new Set(all.filter((text) => text.folded.includes(folded)));
    const meant = read(query, containing.size === 0);
    // Letters that stand in a title are no words to leave out, and what may be mistyped is no reason to leave some out.
    const isGuessed = containing.size > 0 || meant.asked.every(({ atBest }) => atBest === fit.typo);
    const { asked, unknown } =
      meant.unknown.length > 0 && isGuessed
        ? { asked: [], unknown: containing.size > 0 ? [] : meant.unknown }
        : meant;
    const find = (missing: number, isStrict = true) =>
      all.flatMap((text, order) => {
        const contains = containing.has(text);
        const match = matchOfWords(text, asked, missing, isStrict);
        if (!match && !contains) return [];
        const { fit: fitOfWords, words, sum } = match ?? { fit: 0, words: [], sum: 0 };
        const best = Math.max(fitOfWords, contains ? fit.fragment : 0) as Fit;
        return { hit: { key: text.key, fit: best, words }, contains, sum, order };
      });
    let found = find(0);
    if (found.length === 0 && asked.length >= manyWords) found = find(1);
    const isPartial = found.length === 0;
    for (let missing = 1; found.length === 0 && missing <= asked.length / 2; missing += 1)
      found = find(missing, false);
    const texts = found
      .sort(
        (one, other) =>
          other.hit.fit - one.hit.fit ||
          Number(other.contains) - Number(one.contains) ||
          other.sum - one.sum ||
          one.order - other.order,
      )
      .map(({ hit }) => hit);
    return { texts, unknown, isPartial: isPartial && texts.length > 0 };
  };
}
