import { Prose as Text } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import type { ProseBlock } from '@/services/domain/page';

export function Prose({ block }: { block: ProseBlock }) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <Text html={block.bodyHtml} />
    </Section>
  );
}
