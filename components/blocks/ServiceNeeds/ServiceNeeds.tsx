import { useId } from 'react';

import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { BlockOf } from '@/services/domain/content/page';

import { Choices, Need, Needs, Phrase, Text, WidePhrase } from './ServiceNeeds.styles';

interface ServiceNeedsProps {
  /** Beginnings of a sentence (“I store goods in”), each with the choices that end it and lead on. */
  block: BlockOf<'serviceNeeds'>;
}

/**
 * Services by need: sentences for a visitor to finish, each end a link to what follows from it. On a phone, a sentence
 * unfolds to its ends.
 * @avoid For what has no natural sentence: `CardGrid`.
 * @accessibility Each list of ends is named by its sentence's beginning, so a link makes sense out of
 *   context.
 */
export function ServiceNeeds({ block }: ServiceNeedsProps) {
  const id = useId();
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Needs>
        {block.needs.map(({ phrase, text, choices }, index) => (
          <PhoneFold key={phrase} line={<Phrase>{`${phrase} …`}</Phrase>}>
            <Need>
              <div>
                <WidePhrase id={`${id}-${index}`}>{`${phrase} …`}</WidePhrase>
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
          </PhoneFold>
        ))}
      </Needs>
    </Section>
  );
}
