import { useId } from 'react';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { BlockOf } from '@/services/domain/content/page';

import { Choices, Need, Phrase, Text } from './ServiceNeeds.styles';

interface ServiceNeedsProps {
  /** Beginnings of a sentence (“I store goods in”), each with the choices that end it and lead on. */
  block: BlockOf<'serviceNeeds'>;
}

/**
 * Services by need: sentences for a visitor to finish, each end a link to what follows from it.
 * @avoid For what has no natural sentence: `CardGrid`.
 * @accessibility Each list of ends is named by its sentence's beginning, so a link makes sense out of
 *   context.
 */
export function ServiceNeeds({ block }: ServiceNeedsProps) {
  const id = useId();
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      {block.needs.map(({ phrase, text, choices }, index) => (
        <Need key={phrase}>
          <div>
            <Phrase id={`${id}-${index}`}>{`${phrase} …`}</Phrase>
            {text && <Text>{text}</Text>}
          </div>
          <Choices aria-labelledby={`${id}-${index}`}>
            {choices.map(({ label, href }) => (
              <li key={label}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </Choices>
        </Need>
      ))}
    </Section>
  );
}
