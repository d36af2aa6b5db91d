import { useId } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

const step = 8;
const stepsPerUnit = 10;

/** The ten ticks of one unit as a path, read like a ruler: one long, one middle, eight short. */
const ticks = Array.from(
  { length: stepsPerUnit },
  (_, index) => `M${index * step} 0h1v${index === 0 ? 14 : index === 5 ? 9 : 5}h-1`,
).join('');

const Svg = styled.svg`
  width: 100%;
  height: 14px;
  overflow: visible;
  color: ${theme.color.lineStrong};

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
  const pattern = useId();
  return (
    <Svg aria-hidden="true" className={className}>
      <pattern id={pattern} width={step * stepsPerUnit} height="14" patternUnits="userSpaceOnUse">
        <path d={ticks} fill="currentColor" />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${pattern})`} />
      <rect data-index="" width="3" height="14" />
    </Svg>
  );
}
