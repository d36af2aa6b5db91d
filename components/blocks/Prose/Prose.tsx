import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

interface ProseProps {
  /** Heading and sanitised HTML. */
  block: BlockOf<'prose'>;
}

/**
 * A text of the CMS under a heading in the margin.
 * @avoid For steps, dates and prices: those have blocks that can be scanned.
 * @accessibility Its headings continue the section's; links are underlined.
 */
export function Prose({ block }: ProseProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <RichText html={block.bodyHtml} />
    </Section>
  );
}
