import { Section } from '@/components/ui/Section/Section';
import type { CallToActionBlock } from '@/services/domain/page';

import { Actions } from '../Actions/Actions';

export function CallToAction({ block }: { block: CallToActionBlock }) {
  return (
    <Section
      id={block.anchor ?? undefined}
      heading={block.heading}
      lead={block.text}
      tone="inverse"
      graduated
    >
      <Actions actions={block.actions} inverse />
    </Section>
  );
}
