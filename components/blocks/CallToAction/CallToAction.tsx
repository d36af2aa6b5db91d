import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { Actions } from '../../parts/Actions/Actions';

interface CallToActionProps {
  /** One heading, one sentence and one or two actions, of which one is primary. */
  block: BlockOf<'callToAction'>;
}

/**
 * The end of a page: one sentence and what to do next.
 * @avoid Twice on a page, or between blocks: it is how a page ends.
 * @accessibility On ink, with the contrast of the theme's inverse roles.
 * @example Do: one question and one answer to it. Don't: pressure, countdowns, exclamation marks.
 */
export function CallToAction({ block }: CallToActionProps) {
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
