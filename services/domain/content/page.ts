import type { WireBlock } from '@/contract/calls/blocks';
import type { ArticleCard } from '@/services/domain/articles/article';
import type { Question } from '@/services/domain/articles/question';
import type { Locale } from '@/services/domain/locale/locale';
import type { CountryGuide } from '@/services/domain/services/countryGuide';
import type { Service } from '@/services/domain/services/service';
import type { ServiceFacets } from '@/services/domain/services/serviceAreas';
import type { VatRate } from '@/services/domain/services/vatRate';

import type { Image } from './image';
import type { Partner } from './partner';

export interface Action {
  label: string;
  href: string;
  emphasis: 'primary' | 'quiet';
}

export type BlockKind = WireBlock['blockType'];
type WireOf<K extends BlockKind> = Extract<WireBlock, { blockType: K }>;

interface Link {
  label: string;
  href: string;
}
type Card = WireOf<'cardGrid'>['cards'][number];
type Person = WireOf<'people'>['people'][number];
type Need = WireOf<'serviceNeeds'>['needs'][number];
type Facts = Pick<WireOf<'keyFigures'>, 'id' | 'anchor' | 'heading' | 'items'>;

/** The fields that differ from the wire: links, images, sanitised HTML, and data of other calls. */
export interface ChangedFields {
  hero: { image: Image | null; actions: Action[] };
  /** `facts`: key figures in the margin (`services/domain/content/pageRhythm.ts`). */
  prose: { bodyHtml: string; facts: Facts | null };
  rateMap: { rates: VatRate[] };
  annotatedPicture: { image: Image };
  people: { people: (Omit<Person, 'image'> & { image: Image | null })[] };
  cardGrid: { cards: (Omit<Card, 'url'> & { href: string | null })[] };
  serviceNeeds: { needs: (Omit<Need, 'choices'> & { choices: Link[] })[] };
  priceTable: { services: Service[] };
  faq: { items: { id: string; question: string; answerHtml: string }[] };
  relatedArticles: { articles: ArticleCard[] };
  callToAction: { actions: Action[] };
  serviceDirectory: { services: Service[]; facets: ServiceFacets };
  partnerStrip: { partners: Partner[] };
  newsTeasers: { hot: ArticleCard[]; latest: ArticleCard[] };
  questionTeasers: { questions: Question[] };
  countryGuide: { guide: CountryGuide };
}
type ChangesOf<K> = K extends keyof ChangedFields ? ChangedFields[K] : object;

/**
 * A block of one kind: the fields of the wire (contract/calls/blocks.ts) with the site's changes. `anchor` is the target
 * of in-page links, without `#`; `language` is that of the block's own texts, where it is not the page's.
 */
export type BlockOf<K extends BlockKind> = Omit<WireOf<K>, 'blockType' | 'language' | keyof ChangesOf<K>> &
  ChangesOf<K> & { kind: K; language?: Locale };

/** A section of a CMS page; `components/blocks` has one component for each kind. */
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

export interface ContentPage {
  key: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  image: Image | null;
  /** Whether search engines are to leave it out. */
  noIndex: boolean;
  /** ISO 8601. */
  updatedAt: string;
  /** The language the text is really in. */
  language: Locale;
  blocks: Block[];
}
