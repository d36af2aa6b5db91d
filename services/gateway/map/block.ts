import type { WireBlock } from '@/contract/calls/blocks';
import type { ArticleCard } from '@/services/domain/articles/article';
import type { Question } from '@/services/domain/articles/question';
import type { Action, Block } from '@/services/domain/content/page';
import type { Partner } from '@/services/domain/content/partner';
import type { Locale } from '@/services/domain/locale/locale';
import type { Service } from '@/services/domain/services/service';

import { cleanHtml } from '../html/cleanHtml';
import { articleCardsFromWire } from './article';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';
import { serviceFromWire } from './service';

/** What some blocks show besides their own words: the answers of other calls. */
export interface BlockData {
  services: Service[];
  partners: Partner[];
  hot: ArticleCard[];
  latest: ArticleCard[];
  questions: Question[];
}

export type BlockKind = WireBlock['blockType'];
type WireOf<K extends BlockKind> = Extract<WireBlock, { blockType: K }>;
type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
type Fields<T> = Omit<T, 'id' | 'anchor' | 'language' | 'kind' | 'blockType'>;
type FieldMappers = {
  [K in BlockKind]: (wire: WireOf<K>, context: MapContext, joins: BlockData) => Fields<BlockOf<K>>;
};

const toAction = ({ label, url, emphasis }: { label: string; url: string } & Pick<Action, 'emphasis'>) => ({
  label,
  href: url,
  emphasis,
});
const titled = ({ heading, lead }: { heading: string; lead: string }) => ({ heading, lead });

/** Total over the kinds: a block added to the contract does not compile before it is mapped here. */
const fieldMappers: FieldMappers = {
  hero: ({ eyebrow, title, lead, image, actions }, context) => ({
    eyebrow,
    title,
    lead,
    image: optionalImageFromWire(image, context),
    actions: actions.map(toAction),
  }),
  rateMap: ({ asOf, rates, ...wire }) => ({ ...titled(wire), asOf, rates }),
  prose: ({ id, anchor, heading, bodyHtml }, context) => ({
    heading,
    bodyHtml: cleanHtml(bodyHtml, {
      ...context,
      topHeading: heading ? 3 : 2,
      idPrefix: `${anchor ?? id}-`,
    }).html,
  }),
  keyFigures: ({ heading, items }) => ({ heading, items }),
  cardGrid: ({ cards, ...wire }) => ({
    ...titled(wire),
    cards: cards.map(({ icon, title, text, url }) => ({ icon, title, text, href: url })),
  }),
  serviceNeeds: ({ needs, ...wire }) => ({
    ...titled(wire),
    needs: needs.map(({ choices, ...need }) => ({
      ...need,
      choices: choices.map(({ label, url }) => ({ label, href: url })),
    })),
  }),
  steps: ({ steps, ...wire }) => ({ ...titled(wire), steps }),
  checklist: ({ items, ...wire }) => ({ ...titled(wire), items }),
  timeline: ({ entries, ...wire }) => ({ ...titled(wire), entries }),
  priceTable: ({ isShort, services, ...wire }) => ({
    ...titled(wire),
    isShort,
    services: services.map(serviceFromWire),
  }),
  faq: ({ heading, items }, context) => ({
    heading,
    items: items.map(({ id, question, answerHtml }) => ({
      id,
      question,
      answerHtml: cleanHtml(answerHtml, { ...context, topHeading: 4, idPrefix: `${id}-` }).html,
    })),
  }),
  relatedArticles: ({ heading, articles }, context) => ({
    heading,
    articles: articleCardsFromWire(articles, context),
  }),
  callToAction: ({ heading, text, actions }) => ({ heading, text, actions: actions.map(toAction) }),
  offices: ({ offices, ...wire }) => ({ ...titled(wire), offices }),
  glossary: ({ terms, ...wire }) => ({ ...titled(wire), terms }),
  serviceDirectory: (wire, _context, { services }) => ({ ...titled(wire), services }),
  partnerStrip: (wire, _context, { partners }) => ({ ...titled(wire), partners }),
  newsTeasers: (wire, _context, { hot, latest }) => ({ ...titled(wire), hot, latest }),
  questionTeasers: (wire, _context, { questions }) => ({ ...titled(wire), questions }),
};

/** One entry of `fieldMappers` seen with the union's types; the compiler cannot follow the key that chose it. */
type AnyFieldMapper = (wire: WireBlock, context: MapContext, joins: BlockData) => Fields<Block>;

/** The wire's `blockType` is the domain's `kind`. A language is said where it is not the page's. */
export function blockFromWire(
  wire: WireBlock,
  context: MapContext,
  joins: BlockData,
  pageLanguage: Locale = wire.language,
): Block {
  const { id, anchor, language, blockType: kind } = wire;
  const fields = (fieldMappers[kind] as AnyFieldMapper)(wire, context, joins);
  return { id, anchor, kind, ...(language !== pageLanguage && { language }), ...fields } as Block;
}
