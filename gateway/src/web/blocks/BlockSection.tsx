import type { ReactNode } from 'react';

import type { WireBlock } from '@/contract/calls/blocks';

import type { LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { Section } from '../ui/Section';
import { AnnotatedPicture } from './AnnotatedPicture';
import { Cards } from './Cards';
import { Closing } from './Closing';
import { Hero } from './Hero';
import { Needs } from './Needs';
import { Prices } from './Prices';
import { Prose } from './Prose';
import { Checklist, Figures, Glossary, Offices, Questions, Steps, Timeline } from './textBlocks';

export interface BlockProps<Type extends WireBlock['blockType'] = WireBlock['blockType']> {
  block: Extract<WireBlock, { blockType: Type }>;
  language: ContentLanguage;
  links: LinkContext;
}

/** Renders what stands below the heading of a block. The other blocks are shown on the site alone. */
const contents: { [Type in WireBlock['blockType']]?: (props: BlockProps<Type>) => ReactNode } = {
  prose: ({ block, links }) => <Prose html={block.bodyHtml} links={links} />,
  annotatedPicture: ({ block }) => <AnnotatedPicture block={block} />,
  cardGrid: ({ block, links }) => <Cards cards={block.cards} links={links} />,
  priceTable: ({ block, language }) => (
    <Prices isShort={block.isShort} language={language} services={block.services} />
  ),
  serviceNeeds: ({ block, links }) => <Needs links={links} needs={block.needs} />,
  steps: ({ block }) => <Steps steps={block.steps} />,
  checklist: ({ block }) => <Checklist items={block.items} />,
  timeline: ({ block }) => <Timeline entries={block.entries} />,
  keyFigures: ({ block }) => <Figures items={block.items} />,
  faq: ({ block, links }) => <Questions items={block.items} links={links} />,
  offices: ({ block }) => <Offices offices={block.offices} />,
  glossary: ({ block, language }) => <Glossary language={language} terms={block.terms} />,
  callToAction: ({ block, links }) => <Closing block={block} links={links} />,
};

function content(props: BlockProps): ReactNode {
  // The compiler cannot relate an entry to the key that chose it.
  const render = contents[props.block.blockType] as ((props: BlockProps) => ReactNode) | undefined;
  return render?.(props) ?? null;
}

/** A block of the CMS in one column; nothing for those that this host does not show. */
export function BlockSection(props: BlockProps) {
  const { block, links } = props;
  if (block.blockType === 'hero') return <Hero block={block} links={links} />;
  const shown = content(props);
  if (!shown) return null;
  const lead = 'lead' in block && block.lead ? block.lead : undefined;
  return (
    <Section heading={block.heading} id={block.anchor ?? `part-${block.id}`} lead={lead}>
      {shown}
    </Section>
  );
}
