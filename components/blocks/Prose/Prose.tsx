import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { MarginFacts } from './MarginFacts';

interface ProseProps {
  /** Heading, sanitised HTML, and key figures in the margin. */
  block: BlockOf<'prose'>;
}

/**
 * A text of the CMS under a heading in the margin, with the key figures that belong to it.
 * @avoid For steps, dates and prices: those have blocks that can be scanned.
 * @accessibility The figures stand between heading and text. Its headings continue the section's; links are underlined.
 */
export function Prose({ block }: ProseProps) {
  return (
    <Section
      id={block.anchor ?? undefined}
      heading={block.heading}
      margin={block.facts && <MarginFacts facts={block.facts} />}
    >
      <RichText html={block.bodyHtml} />
    </Section>
  );
}
