import type { BlockIcon } from '@/contract/lists/blocks';
import type { ArticleCard } from '@/services/domain/articles/article';
import type { Question } from '@/services/domain/articles/question';
import type { Locale } from '@/services/domain/locale/locale';
import type { Service } from '@/services/domain/services/service';

import type { Image } from './image';
import type { Partner } from './partner';

export interface Action {
  label: string;
  href: string;
  emphasis: 'primary' | 'quiet';
}

interface Base<K extends string> {
  id: string;
  kind: K;
  /** Target of in-page links, without `#`. */
  anchor: string | null;
  /** Of its own texts, where they are not in the page's. */
  language?: Locale;
}
interface Titled<K extends string> extends Base<K> {
  heading: string;
  /** Empty when there is none. */
  lead: string;
}

export interface HeroBlock extends Base<'hero'> {
  eyebrow: string;
  title: string;
  lead: string;
  image: Image | null;
  actions: Action[];
}
/** Standard VAT rates; `rate` in percent, `country` ISO alpha-2, `asOf` an ISO date. */
export interface RateMapBlock extends Titled<'rateMap'> {
  asOf: string;
  rates: { country: string; name: string; rate: number }[];
}
export interface ProseBlock extends Base<'prose'> {
  heading: string;
  bodyHtml: string;
}
export interface KeyFiguresBlock extends Base<'keyFigures'> {
  heading: string;
  items: { value: string; label: string; note: string }[];
}
export interface CardGridBlock extends Titled<'cardGrid'> {
  cards: { icon: BlockIcon; title: string; text: string; href: string | null }[];
}
/** Services by need: each choice ends the sentence that `phrase` begins. */
export interface ServiceNeedsBlock extends Titled<'serviceNeeds'> {
  needs: { phrase: string; text: string; choices: { label: string; href: string }[] }[];
}
export interface StepsBlock extends Titled<'steps'> {
  steps: { title: string; text: string; duration: string }[];
}
export interface ChecklistBlock extends Titled<'checklist'> {
  items: { text: string; note: string }[];
}
export interface TimelineBlock extends Titled<'timeline'> {
  entries: { when: string; title: string; text: string }[];
}
export interface PriceTableBlock extends Titled<'priceTable'> {
  /** Only the first price of each service. */
  isShort: boolean;
  services: Service[];
}
export interface FaqBlock extends Base<'faq'> {
  heading: string;
  items: { id: string; question: string; answerHtml: string }[];
}
export interface RelatedArticlesBlock extends Base<'relatedArticles'> {
  heading: string;
  articles: ArticleCard[];
}
export interface CallToActionBlock extends Base<'callToAction'> {
  heading: string;
  text: string;
  actions: Action[];
}
export interface OfficesBlock extends Titled<'offices'> {
  offices: { city: string; country: string; address: string; note: string }[];
}
export interface GlossaryBlock extends Titled<'glossary'> {
  terms: { en: string; de: string }[];
}
export interface ServiceDirectoryBlock extends Titled<'serviceDirectory'> {
  services: Service[];
}
export interface PartnerStripBlock extends Titled<'partnerStrip'> {
  partners: Partner[];
}
export interface NewsTeasersBlock extends Titled<'newsTeasers'> {
  hot: ArticleCard[];
  latest: ArticleCard[];
}

export interface QuestionTeasersBlock extends Titled<'questionTeasers'> {
  questions: Question[];
}

/** The blocks of a CMS page; `components/blocks` has one component for each. */
export type Block =
  | HeroBlock
  | RateMapBlock
  | ProseBlock
  | KeyFiguresBlock
  | CardGridBlock
  | ServiceNeedsBlock
  | StepsBlock
  | ChecklistBlock
  | TimelineBlock
  | PriceTableBlock
  | FaqBlock
  | RelatedArticlesBlock
  | CallToActionBlock
  | OfficesBlock
  | GlossaryBlock
  | ServiceDirectoryBlock
  | PartnerStripBlock
  | NewsTeasersBlock
  | QuestionTeasersBlock;

export interface ContentPage {
  key: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  image: Image | null;
  /** ISO 8601. */
  updatedAt: string;
  /** The language the text is really in. */
  language: Locale;
  blocks: Block[];
}
