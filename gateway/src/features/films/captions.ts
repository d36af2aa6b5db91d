import type { ContentLanguage } from '../../domain/languages';
import { timedParagraph } from './chapters';

/** A caption, shown from one second to another. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** Two lines of a caption; more is not read in time. */
const longest = 84;

/** Cuts a sentence that is too long, after a comma where one is near the middle. */
function cut(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const middle = sentence.length / 2;
  const gaps = [...sentence.matchAll(/([,;:–])?\s/g)].map((gap) => ({
    end: gap.index + gap[0].length,
    cost: Math.abs(gap.index - middle) - (gap[1] ? longest / 4 : 0),
  }));
  const best = gaps.reduce<(typeof gaps)[number] | undefined>(
    (least, gap) => (least && least.cost <= gap.cost ? least : gap),
    undefined,
  );
  if (!best) return [sentence];
  return [sentence.slice(0, best.end), sentence.slice(best.end)].flatMap((part) => cut(part.trim()));
}

const sentencesOf = (text: string, language: ContentLanguage): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/**
 * Captions out of a transcript whose paragraphs begin with their time, as in `1:16 The watch …`. Within a paragraph
 * each caption stays as long as it is long; paragraphs without a time belong to the one before them.
 * @param seconds length of the film
 */
export function captionsOf(transcript: string, seconds: number, language: ContentLanguage): Cue[] {
  const paragraphs: { from: number; text: string }[] = [];
  for (const line of transcript.split(/\n+/)) {
    const timed = timedParagraph(line);
    const last = paragraphs.at(-1);
    if (timed) paragraphs.push({ from: timed.start, text: timed.words });
    else if (last) last.text += ` ${line}`;
  }
  return paragraphs.flatMap(({ from, text }, index) => {
    const to = Math.min(paragraphs[index + 1]?.from ?? seconds, seconds);
    const parts = sentencesOf(text, language).flatMap(cut);
    const perCharacter = (to - from) / parts.join('').length;
    let at = from;
    return parts.map((part) => {
      const start = at;
      at += part.length * perCharacter;
      return { from: start, to: at, text: part };
    });
  });
}

const stamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice('1970-01-01T'.length, -1);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The captions as a WebVTT file. */
export const toWebVtt = (cues: Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}`),
    '',
  ].join('\n\n');
