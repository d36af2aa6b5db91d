import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import type { BlockOf } from '@/services/domain/content/page';

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.xl};
  list-style: none;
`;

const Figure = styled.li`
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
`;

const Value = styled.p`
  margin-bottom: ${theme.space.m};
  ${typeset('figure')}
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.03em;
`;

const Label = styled.p`
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

const Note = styled.p`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.45;
`;

interface KeyFiguresProps {
  /** Heading and figures as text, each with a label and a note. */
  block: BlockOf<'keyFigures'>;
  /** Its ground. */
  tone?: Tone;
}

/**
 * A few numbers worth remembering, set like the figures page of a report.
 * @avoid For prices and for figures without a source. More than four.
 * @accessibility Each figure is read with what it counts, in this order: value, label, note.
 * @example Do: “19 %” with the country and the day it holds from. Don't: “1000+ happy customers”.
 */
export function KeyFigures({ block, tone }: KeyFiguresProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} tone={tone} wide>
      <Figures>
        {block.items.map(({ value, label, note }) => (
          <Figure key={label}>
            <Value>{value}</Value>
            <Label>{label}</Label>
            {note && <Note>{note}</Note>}
          </Figure>
        ))}
      </Figures>
    </Section>
  );
}
