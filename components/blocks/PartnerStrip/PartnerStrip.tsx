import { Flag } from '@/components/ui/Flag/Flag';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { PartnerStripBlock } from '@/services/domain/page';

import { Kind, List, Logo, Name, Partner, Summary } from './PartnerStrip.styles';

/** Who takes part in the work. Nothing at all where no partner is named. */
export function PartnerStrip({ block }: { block: PartnerStripBlock }) {
  if (block.partners.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <List>
        {block.partners.map(({ id, name, kind, summary, country, logo }) => (
          <Partner key={id}>
            <Logo>{logo && <Picture image={{ ...logo, alt: '' }} sizes="12rem" />}</Logo>
            <Name>{name}</Name>
            <Kind>
              <Flag country={country} label={country} /> {kind}
            </Kind>
            <Summary>{summary}</Summary>
          </Partner>
        ))}
      </List>
    </Section>
  );
}
