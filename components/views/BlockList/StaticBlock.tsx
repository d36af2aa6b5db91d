import type { ComponentType } from 'react';

import { AnnotatedPicture } from '@/components/blocks/AnnotatedPicture/AnnotatedPicture';
import { CallToAction } from '@/components/blocks/CallToAction/CallToAction';
import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { Checklist } from '@/components/blocks/Checklist/Checklist';
import { CountryFacts } from '@/components/blocks/CountryFacts/CountryFacts';
import { CountryGuide } from '@/components/blocks/CountryGuide/CountryGuide';
import { FactChanges } from '@/components/blocks/FactChanges/FactChanges';
import { Faq } from '@/components/blocks/Faq/Faq';
import { Glossary } from '@/components/blocks/Glossary/Glossary';
import { Hero } from '@/components/blocks/Hero/Hero';
import { KeyFigures } from '@/components/blocks/KeyFigures/KeyFigures';
import { NewsTeasers } from '@/components/blocks/NewsTeasers/NewsTeasers';
import { Offices } from '@/components/blocks/Offices/Offices';
import { PartnerStrip } from '@/components/blocks/PartnerStrip/PartnerStrip';
import { People } from '@/components/blocks/People/People';
import { PriceTable } from '@/components/blocks/PriceTable/PriceTable';
import { Prose } from '@/components/blocks/Prose/Prose';
import { QuestionTeasers } from '@/components/blocks/QuestionTeasers/QuestionTeasers';
import { RelatedArticles } from '@/components/blocks/RelatedArticles/RelatedArticles';
import { ServiceNeeds } from '@/components/blocks/ServiceNeeds/ServiceNeeds';
import { Steps } from '@/components/blocks/Steps/Steps';
import { Timeline } from '@/components/blocks/Timeline/Timeline';
import type { StaticKind } from '@/services/domain/content/blockRendering';

import type { PageBlockProps } from './BlockList';

/** A static kind without a component does not compile. */
const components: { [K in StaticKind]: ComponentType<PageBlockProps<K>> } = {
  hero: Hero,
  prose: Prose,
  keyFigures: KeyFigures,
  cardGrid: CardGrid,
  annotatedPicture: AnnotatedPicture,
  people: People,
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
  partnerStrip: PartnerStrip,
  newsTeasers: NewsTeasers,
  questionTeasers: QuestionTeasers,
  countryGuide: CountryGuide,
  countryFacts: CountryFacts,
  factChanges: FactChanges,
};

/** A block whose HTML browsers keep as the server made it. */
export function StaticBlock<K extends StaticKind>(props: PageBlockProps<K>) {
  const Component: ComponentType<PageBlockProps<K>> = components[props.block.kind];
  return <Component {...props} />;
}
