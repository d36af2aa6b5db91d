import type { ComponentType } from 'react';

import type { Block } from '@/services/domain/page';

import { CallToAction } from '../CallToAction/CallToAction';
import { CardGrid } from '../CardGrid/CardGrid';
import { Checklist } from '../Checklist/Checklist';
import { Faq } from '../Faq/Faq';
import { Glossary } from '../Glossary/Glossary';
import { Hero } from '../Hero/Hero';
import { KeyFigures } from '../KeyFigures/KeyFigures';
import { NewsTeasers } from '../NewsTeasers/NewsTeasers';
import { Offices } from '../Offices/Offices';
import { PartnerStrip } from '../PartnerStrip/PartnerStrip';
import { PriceTable } from '../PriceTable/PriceTable';
import { Prose } from '../Prose/Prose';
import { QuestionTeasers } from '../QuestionTeasers/QuestionTeasers';
import { RateMap } from '../RateMap/RateMap';
import { RelatedArticles } from '../RelatedArticles/RelatedArticles';
import { ServiceDirectory } from '../ServiceDirectory/ServiceDirectory';
import { ServiceNeeds } from '../ServiceNeeds/ServiceNeeds';
import { Steps } from '../Steps/Steps';
import { Timeline } from '../Timeline/Timeline';

type Kind = Block['kind'];
type BlockOf<K extends Kind> = Extract<Block, { kind: K }>;
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
