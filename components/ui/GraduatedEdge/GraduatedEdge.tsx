import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** A ruler's ticks by CSS, which takes a fraction of the bytes of a drawing: a short one every 8 px, a middle and a long one. */
const ticks = [
  ['80px', '14px'],
  ['40px', '9px'],
  ['8px', '5px'],
]
  .map(
    ([width, height]) =>
      `linear-gradient(90deg, currentColor 1px, transparent 0) 0 0 / ${width} ${height} repeat-x`,
  )
  .join(', ');

const Svg = styled.svg`
  width: 100%;
  height: 14px;
  overflow: visible;
  background: ${ticks};
  color: ${theme.color.lineStrong};
  print-color-adjust: exact;

  [data-index] {
    fill: ${theme.color.signal};
  }

  [data-tone='inverse'] & {
    color: ${theme.color.onInverseMuted};

    [data-index] {
      fill: ${theme.color.signalOnInverse};
    }
  }
`;

interface GraduatedEdgeProps {
  /** From styled-components, where the place of use gives it a position. */
  className?: string;
}

/**
 * The house motif: a ruler of fine ticks with one index mark in the signal colour. Decoration only.
 * @avoid More than twice on a page, or as a border of something small: it is a motif, not a line.
 * @accessibility Hidden from screen readers.
 */
export function GraduatedEdge({ className }: GraduatedEdgeProps) {
  return (
    <Svg aria-hidden="true" className={className}>
      <rect data-index="" width="3" height="14" />
    </Svg>
  );
}
