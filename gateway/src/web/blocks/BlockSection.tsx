import type { WireBlock } from '@/contract/calls/blocks';

import type { LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { Section } from '../ui/Section';
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

/** What stands below a block's heading. */
function content({ block, language, links }: BlockProps) {
  switch (block.blockType) {
    case 'prose':
      return <Prose html={block.bodyHtml} links={links} />;
    case 'cardGrid':
      return <Cards cards={block.cards} links={links} />;
    case 'priceTable':
      return <Prices isShort={block.isShort} language={language} services={block.services} />;
    case 'serviceNeeds':
      return <Needs links={links} needs={block.needs} />;
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'checklist':
      return <Checklist items={block.items} />;
    case 'timeline':
      return <Timeline entries={block.entries} />;
    case 'keyFigures':
      return <Figures items={block.items} />;
    case 'faq':
      return <Questions items={block.items} links={links} />;
    case 'offices':
      return <Offices offices={block.offices} />;
    case 'glossary':
      return <Glossary language={language} terms={block.terms} />;
    case 'callToAction':
      return <Closing block={block} links={links} />;
    // Shown on the site alone: a map, and lists that other calls fill.
    case 'hero':
    case 'rateMap':
    case 'relatedArticles':
    case 'serviceDirectory':
    case 'partnerStrip':
    case 'newsTeasers':
    case 'questionTeasers':
      return null;
  }
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
