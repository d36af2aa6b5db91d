import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { Content, Entry, Ruler, Text, Title, When } from './Timeline.styles';

interface TimelineProps {
  /** Heading, lead and entries in order; when is a text such as “Within 42 days”. */
  block: BlockOf<'timeline'>;
}

/**
 * Dates and duties down a graduated ruler.
 * @avoid For steps without dates: `Steps`. For more than about eight entries.
 * @accessibility An ordered list; the date stands first in each entry, as text.
 */
export function Timeline({ block }: TimelineProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <Ruler>
        {block.entries.map(({ when, title, text }) => (
          <Entry key={`${when} ${title}`}>
            <When>{when}</When>
            <Content>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </Content>
          </Entry>
        ))}
      </Ruler>
    </Section>
  );
}
