import { Fragment } from 'react';

import type { MatchRange } from '@/services/domain/text/matchText';

interface MarkedTextProps {
  text: string;
  /** In order, without overlap. */
  ranges: MatchRange[];
}

/** A text with what matches marked in it. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const starts = [0, ...ranges.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, to] = ranges[index] ?? [text.length, text.length];
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
