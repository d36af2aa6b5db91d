import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

const List = styled.ul`
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

/** On a screen a mark of the ruler: a box would look as if it could be ticked. On paper it can. */
const Item = styled.li`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  column-gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  line-height: 1.45;

  &::before {
    content: '';
    height: 1lh;
    border-inline-start: 3px solid ${theme.color.signal};
  }

  @media print {
    &::before {
      width: 1rem;
      height: 1rem;
      margin-top: 0.25em;
      border: 1.5px solid ${theme.color.text};
    }
  }

  ${theme.from.tablet} {
    grid-template-columns: 1rem minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Text = styled.p`
  font-weight: ${theme.weight.medium};
`;

const Note = styled.p`
  grid-column: 2;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  ${theme.from.tablet} {
    grid-column: 3;
  }
`;

interface ChecklistProps {
  /** Heading, lead and what is needed; a note stands below its line. */
  block: BlockOf<'checklist'>;
}

/**
 * A list of documents to prepare before a step, with an empty box for each on paper: such pages are often printed.
 * @avoid For steps in an order: `Steps`. For choices that a form sends.
 * @accessibility A plain list: its marks are decoration, its boxes for pen and paper.
 */
export function Checklist({ block }: ChecklistProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <List>
        {block.items.map(({ text, note }) => (
          <Item key={text}>
            <Text>{text}</Text>
            {note && <Note>{note}</Note>}
          </Item>
        ))}
      </List>
    </Section>
  );
}
