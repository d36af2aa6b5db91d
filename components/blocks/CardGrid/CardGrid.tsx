import { ArrowRight } from 'lucide-react';

import { BlockIcon } from '@/components/ui/BlockIcon/BlockIcon';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { Card, Cards, CardLink, Marks, Text, Title } from './CardGrid.styles';

interface CardGridProps {
  /** Heading, lead and cards: an icon, a title, a text, and where it leads if it leads somewhere. */
  block: BlockOf<'cardGrid'>;
}

/**
 * Ways into the site. A card with a target is a target as a whole; its title is the link.
 * @avoid For reading: a card has two sentences. For fewer than three, or more than nine.
 * @accessibility A card is one link, named by its title; the icon is decoration.
 */
export function CardGrid({ block }: CardGridProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Cards>
        {block.cards.map(({ icon, title, text, href }) => (
          <Card key={title}>
            <Marks>
              <BlockIcon name={icon} />
              {href && <ArrowRight aria-hidden="true" size={20} strokeWidth={1.5} absoluteStrokeWidth />}
            </Marks>
            <Title>{href ? <CardLink href={href}>{title}</CardLink> : title}</Title>
            <Text>{text}</Text>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
