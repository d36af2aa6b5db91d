import type { WireBlock } from '@/contract/calls/blocks';
import type { ArticleCard } from '@/services/domain/articles/article';
import type { Question } from '@/services/domain/articles/question';
import type { Action, Block, BlockKind, ChangedFields } from '@/services/domain/content/page';
import type { Partner } from '@/services/domain/content/partner';
import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { countryGuideOf, type GuideData } from '@/services/domain/services/countryGuide';
import type { Service } from '@/services/domain/services/service';
import { facetsOf } from '@/services/domain/services/serviceAreas';

import { cleanHtml } from '../html/cleanHtml';
import { articleCardsFromWire } from './article';
import type { MapContext } from './context';
import { imageFromWire, optionalImageFromWire } from './image';
import { serviceFromWire } from './service';

/** Answers of other calls that some blocks show. */
export interface BlockData {
  services: Service[];
  partners: Partner[];
  hot: ArticleCard[];
  latest: ArticleCard[];
  questions: Question[];
  guide: GuideData;
}

type WireOf<K extends BlockKind> = Extract<WireBlock, { blockType: K }>;
type FieldMappers = {
  [K in keyof ChangedFields]: (wire: WireOf<K>, context: MapContext, joins: BlockData) => ChangedFields[K];
};

const toAction = ({ label, url, emphasis }: { label: string; url: string } & Pick<Action, 'emphasis'>) => ({
  label,
  href: url,
  emphasis,
});

/** A block has a mapper only where the site changes something; the compiler asks for one per entry of `ChangedFields`. */
const fieldMappers: FieldMappers = {
  hero: ({ image, actions }, context) => ({
    image: optionalImageFromWire(image, context),
    actions: actions.map(toAction),
  }),
  rateMap: ({ rates }) => ({ rates: rates.map(({ url, ...rate }) => ({ ...rate, href: url })) }),
  annotatedPicture: ({ image }, context) => ({ image: imageFromWire(image, context) }),
  people: ({ people }, context) => ({
    people: people.map(({ image, ...person }) => ({
      ...person,
      image: optionalImageFromWire(image, context),
    })),
  }),
  prose: ({ id, anchor, heading, bodyHtml }, context) => ({
    bodyHtml: cleanHtml(bodyHtml, {
      ...context,
      topHeading: heading ? 3 : 2,
      idPrefix: `${anchor ?? id}-`,
    }).html,
    facts: null,
  }),
  cardGrid: ({ cards }) => ({
    cards: cards.map(({ icon, title, text, url }) => ({ icon, title, text, href: url })),
  }),
  serviceNeeds: ({ needs }) => ({
    needs: needs.map(({ choices, ...need }) => ({
      ...need,
      choices: choices.map(({ label, url }) => ({ label, href: url })),
    })),
  }),
  priceTable: ({ services }) => ({ services: services.map(serviceFromWire) }),
  faq: ({ items }, context) => ({
    items: items.map(({ id, question, answerHtml }) => ({
      id,
      question,
      answerHtml: cleanHtml(answerHtml, { ...context, topHeading: 4, idPrefix: `${id}-` }).html,
    })),
  }),
  relatedArticles: ({ articles }, context) => ({ articles: articleCardsFromWire(articles, context) }),
  callToAction: ({ actions }) => ({ actions: actions.map(toAction) }),
  serviceDirectory: (_wire, { locale }, { services }) => ({
    services,
    facets: facetsOf(services, languageTags[locale]),
  }),
  partnerStrip: (_wire, _context, { partners }) => ({ partners }),
  newsTeasers: (_wire, _context, { hot, latest }) => ({ hot, latest }),
  questionTeasers: (_wire, _context, { questions }) => ({ questions }),
  countryGuide: ({ country }, _context, { guide }) => ({ guide: countryGuideOf(country, guide) }),
};

/** An entry of `fieldMappers` with the types of the union: the compiler cannot relate it to the key that chose it. */
type AnyFieldMapper = (wire: WireBlock, context: MapContext, joins: BlockData) => object;

/** The wire's `blockType` is the domain's `kind`. A language is said where it is not the page's. */
export function blockFromWire(
  wire: WireBlock,
  context: MapContext,
  joins: BlockData,
  pageLanguage: Locale = wire.language,
): Block {
  const { blockType: kind, language, ...unchanged } = wire;
  const mapper = (fieldMappers as Partial<Record<BlockKind, AnyFieldMapper>>)[kind];
  const changed = mapper?.(wire, context, joins);
  return { ...unchanged, kind, ...(language !== pageLanguage && { language }), ...changed } as Block;
}
