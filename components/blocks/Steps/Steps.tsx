import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { Duration, Scale, Step, Text, Title } from './Steps.styles';

interface StepsProps {
  /** Heading, lead and steps in order; a duration is a text such as “2 to 4 weeks”. */
  block: BlockOf<'steps'>;
}

/**
 * Steps along a ruler: how long each one takes stands above it, what happens below.
 * @avoid For dates: `Timeline`. For things without an order: `Checklist`.
 * @accessibility An ordered list: number and order are read out; the ruler is decoration.
 */
export function Steps({ block }: StepsProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Scale>
        {block.steps.map(({ title, text, duration }) => (
          <Step key={title}>
            <Title>{title}</Title>
            <Duration>{duration}</Duration>
            <Text>{text}</Text>
          </Step>
        ))}
      </Scale>
    </Section>
  );
}
