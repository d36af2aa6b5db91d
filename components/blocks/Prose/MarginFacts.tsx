import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import type { BlockOf } from '@/services/domain/content/page';

/** Two beside each other until there is a margin. */
const Facts = styled.aside`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.m} ${theme.space.l};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.lead};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 18rem);
    align-content: start;
    gap: ${theme.space.l};
  }
`;

const Name = styled.h3`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

const Fact = styled.p`
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
`;

const Value = styled.b`
  display: block;
  font-size: ${theme.size.h2};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.textMuted};
`;

interface MarginFactsProps {
  /** One or two figures, each with what it counts and a note; the heading may be empty. */
  facts: NonNullable<BlockOf<'prose'>['facts']>;
}

/** Numbers that belong to a text: in its margin on a desktop, above it where there is none. */
export function MarginFacts({ facts: { anchor, heading, items } }: MarginFactsProps) {
  return (
    <Facts id={anchor ?? undefined}>
      {heading && <Name>{heading}</Name>}
      {items.map(({ value, label, note }) => (
        <Fact key={label}>
          <Value>{value}</Value> {label} {note && <Note>{note}</Note>}
        </Fact>
      ))}
    </Facts>
  );
}
