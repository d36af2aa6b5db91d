import type { WireVideo } from '@/contract/calls/library';

import { type RichTextValue, richTextToPlain } from '../../domain/richText';

type Nodes = RichTextValue['root']['children'];

/** How a paragraph of a transcript says when it begins, as in `1:16 The watch …`. */
const startPattern = /^(\d{1,3}):([0-5]\d)\s+/;

/** When a paragraph begins, in seconds, and its words; undefined for one without a time. */
export function timedParagraph(text: string): { start: number; words: string } | undefined {
  const [time, minutes, seconds] = startPattern.exec(text) ?? [];
  if (time === undefined) return undefined;
  return { start: Number(minutes) * 60 + Number(seconds), words: text.slice(time.length) };
}

/** The words of some parts of a transcript. */
const wordsOf = (transcript: RichTextValue, children: Nodes): string =>
  richTextToPlain({ ...transcript, root: { ...transcript.root, children } });

/** The spoken words of a film: its transcript without the headings, which name its chapters. */
export const spokenText = (transcript: RichTextValue): string =>
  wordsOf(
    transcript,
    transcript.root.children.filter(({ type }) => type !== 'heading'),
  );

/** The chapters of a film: the headings of its transcript, each from the time of the paragraph below it. */
export function chaptersOf(transcript: RichTextValue): WireVideo['chapters'] {
  const nodes = transcript.root.children;
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const title = wordsOf(transcript, [node]);
    const below = timedParagraph(wordsOf(transcript, nodes.slice(index + 1, index + 2)));
    return title && below ? [{ start: below.start, title }] : [];
  });
}
