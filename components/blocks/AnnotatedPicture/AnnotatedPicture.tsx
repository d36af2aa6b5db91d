import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import type { BlockOf } from '@/services/domain/content/page';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.xl};
  }
`;

const Shown = styled(Picture)`
  width: 100%;
  max-width: 30rem;
  border: 1px solid ${theme.color.line};
`;

const Notes = styled.ol`
  counter-reset: note;
  list-style: none;
`;

const Note = styled.li`
  position: relative;
  padding-block: ${theme.space.s};
  padding-inline-start: 2.75rem;
  border-top: 1px solid ${theme.color.line};
  counter-increment: note;
  font-size: ${theme.size.s};
  line-height: 1.45;

  &::before {
    content: counter(note);
    position: absolute;
    inset-inline-start: 0;
    width: 1.75rem;
    border-radius: 50%;
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    forced-color-adjust: none;
    font-weight: ${theme.weight.semibold};
    line-height: 1.75rem;
    text-align: center;
  }
`;

const Title = styled.h3`
  font-size: ${theme.size.h4};
`;

interface AnnotatedPictureProps {
  /** Heading, lead, the picture with its numbers, and the notes in the order of the numbers. */
  block: BlockOf<'annotatedPicture'>;
  /** Its ground. */
  tone?: Tone;
}

/**
 * A picture with numbers in it, and beside it what each number shows.
 * @avoid For pictures that need no explanation, and as the first thing of a page.
 * @accessibility An ordered list says what the picture says; the picture's `alt` says what it is.
 */
export function AnnotatedPicture({ block, tone }: AnnotatedPictureProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone} wide>
      <Columns>
        <Shown image={block.image} sizes="30rem" />
        <Notes>
          {block.notes.map(({ title, text }) => (
            <Note key={title}>
              <Title>{title}</Title>
              {text}
            </Note>
          ))}
        </Notes>
      </Columns>
    </Section>
  );
}
