import type { ComponentType } from 'react';

import { CallToAction } from '@/components/blocks/CallToAction/CallToAction';
import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { Checklist } from '@/components/blocks/Checklist/Checklist';
import { Faq } from '@/components/blocks/Faq/Faq';
import { Glossary } from '@/components/blocks/Glossary/Glossary';
import { Hero } from '@/components/blocks/Hero/Hero';
import { KeyFigures } from '@/components/blocks/KeyFigures/KeyFigures';
import { NewsTeasers } from '@/components/blocks/NewsTeasers/NewsTeasers';
import { Offices } from '@/components/blocks/Offices/Offices';
import { PartnerStrip } from '@/components/blocks/PartnerStrip/PartnerStrip';
import { PriceTable } from '@/components/blocks/PriceTable/PriceTable';
import { Prose } from '@/components/blocks/Prose/Prose';
import { QuestionTeasers } from '@/components/blocks/QuestionTeasers/QuestionTeasers';
import { RateMap } from '@/components/blocks/RateMap/RateMap';
import { RelatedArticles } from '@/components/blocks/RelatedArticles/RelatedArticles';
import { ServiceDirectory } from '@/components/blocks/ServiceDirectory/ServiceDirectory';
import { ServiceNeeds } from '@/components/blocks/ServiceNeeds/ServiceNeeds';
import { Steps } from '@/components/blocks/Steps/Steps';
import { Timeline } from '@/components/blocks/Timeline/Timeline';
import type { Block, BlockOf } from '@/services/domain/content/page';

type Kind = Block['kind'];
interface BlockProps<K extends Kind> {
  /** One block, already joined with what it shows. */
  block: BlockOf<K>;
  /** Whether it opens the page and carries its `h1`. */
  isFirst: boolean;
}
type BlockComponents = { [K in Kind]: ComponentType<BlockProps<K>> };

/** A kind without a component does not compile. */
const components: BlockComponents = {
  hero: Hero,
  rateMap: RateMap,
  prose: Prose,
  keyFigures: KeyFigures,
  cardGrid: CardGrid,
  serviceNeeds: ServiceNeeds,
  steps: Steps,
  checklist: Checklist,
  timeline: Timeline,
  priceTable: PriceTable,
  faq: Faq,
  relatedArticles: RelatedArticles,
  callToAction: CallToAction,
  offices: Offices,
  glossary: Glossary,
  serviceDirectory: ServiceDirectory,
  partnerStrip: PartnerStrip,
  newsTeasers: NewsTeasers,
  questionTeasers: QuestionTeasers,
};

function OneBlock<K extends Kind>(props: BlockProps<K>) {
  const Component: ComponentType<BlockProps<K>> = components[props.block.kind];
  return <Component {...props} />;
}

interface BlockListProps {
  /** The sections of a page in order, as the CMS sends them. One of an unknown kind is left out. */
  blocks: Block[];
}

/**
 * A page of the CMS from top to bottom.
 * @avoid For pages whose order is fixed: a view composes those itself.
 * @accessibility The first block carries the only `h1`; levels below follow without a gap. One that is not
 *   translated carries its own `lang`.
 */
export function BlockList({ blocks }: BlockListProps) {
  return blocks.map((block, index) => {
    const section = <OneBlock key={block.id} block={block} isFirst={index === 0} />;
    return block.language ? (
      <div key={block.id} lang={block.language}>
        {section}
      </div>
    ) : (
      section
    );
  });
}
