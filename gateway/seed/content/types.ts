import type { z } from 'zod';

import type { couponType, posterPositions } from '@/contract/calls/activities';
import type { WireBlock } from '@/contract/calls/blocks';
import type { ActivityName } from '@/contract/lists/activities';
import type { ArticleType } from '@/contract/lists/articles';
import type { CmsIconName } from '@/contract/lists/blocks';
import type { UncodedCountry } from '@/contract/lists/countries';
import type { DutyKind, FactKind, FactTopic } from '@/contract/lists/facts';
import type { NewsType } from '@/contract/lists/news';
import type { CompanyPlace, ObligationId } from '@/contract/lists/obligations';
import type { PriceUnit, ServiceCategory } from '@/contract/lists/services';

import type { ContentLanguage } from '../../src/domain/languages';

/** A text in both languages. */
export interface Localised {
  en: string;
  de: string;
}

/** File name without ending in `seed/media/`; the alternative text stands in `media.content.ts`. */
export type MediaKey = string;

interface SeedAction {
  label: Localised;
  url: string;
  emphasis: 'primary' | 'quiet';
}

interface Base<K extends WireBlock['blockType']> {
  blockType: K;
  anchor?: string;
}
interface Titled<K extends WireBlock['blockType']> extends Base<K> {
  heading: Localised;
  lead?: Localised;
}

/** A term in both languages. */
export interface SeedTerm extends Localised {
  definition?: Localised;
  /** The English names of one to four other terms of the list, as in `en`. */
  relatedTerms?: string[];
}

export type SeedBlock =
  | (Base<'hero'> & {
      eyebrow: Localised;
      title: Localised;
      lead: Localised;
      image?: MediaKey;
      actions: SeedAction[];
      note?: Localised;
      isCompass?: boolean;
    })
  | Titled<'rateMap'>
  | (Base<'prose'> & { heading: Localised; bodyMarkdown: Localised })
  | (Base<'keyFigures'> & {
      heading: Localised;
      items: { value: Localised; label: Localised; note: Localised }[];
    })
  | (Titled<'cardGrid'> & {
      cards: { icon: CmsIconName; title: Localised; text: Localised; url?: string }[];
    })
  | (Titled<'serviceNeeds'> & {
      needs: { phrase: Localised; text?: Localised; choices: { label: Localised; url: string }[] }[];
    })
  | (Titled<'steps'> & { steps: { title: Localised; text: Localised; duration: Localised }[] })
  | (Titled<'checklist'> & { items: { text: Localised; note?: Localised }[] })
  | (Titled<'timeline'> & { entries: { when: Localised; title: Localised; text: Localised }[] })
  | (Titled<'countryFacts'> & { country: string })
  | (Titled<'factTable'> & { topic: FactTopic })
  | Titled<'factChanges'>
  | (Titled<'priceTable'> & { services: ServiceKey[]; isShort?: boolean })
  | (Base<'faq'> & {
      heading: Localised;
      items: { question: Localised; answerMarkdown: Localised }[];
    })
  | (Base<'relatedArticles'> & { heading: Localised; articles: ArticleSlug[] })
  | (Base<'callToAction'> & { heading: Localised; text: Localised; actions: SeedAction[] })
  | (Titled<'offices'> & {
      offices: { city: Localised; country: Localised; address: string; note: Localised }[];
    })
  | (Titled<'people'> & {
      people: { image?: MediaKey; name: string; role: Localised; text: Localised }[];
    })
  | (Titled<'annotatedPicture'> & {
      image: Record<ContentLanguage, MediaKey>;
      notes: { title: Localised; text: Localised }[];
    })
  | (Titled<'glossary'> & { terms: SeedTerm[] })
  | (Titled<'countryGuide'> & { country: string })
  | Titled<'serviceDirectory'>
  | Titled<'partnerStrip'>
  | Titled<'newsTeasers'>
  | Titled<'questionTeasers'>;

export interface SeedPage {
  pageKey: string;
  /** Address below /custom, of campaign pages. */
  uid?: string;
  title: Localised;
  metaTitle: Localised;
  metaDescription: Localised;
  image?: MediaKey;
  blocks: SeedBlock[];
}

export type ServiceKey = string;
/** An obligation that a service answers, and for whom; by default companies that are not established in its country. */
export interface SeedAnswer {
  obligation: ObligationId;
  /** ISO 3166-1 alpha-2, or EU; that of the service where there is none. */
  country?: string;
  company?: CompanyPlace;
  isAlsoAtHome?: boolean;
  isOptional?: boolean;
  coveredBy?: ObligationId[];
}

export interface SeedService {
  key: ServiceKey;
  serviceCode: number | null;
  serviceType: number | null;
  category: ServiceCategory;
  /** The country code (requirements, 3), or ISO 3166-1 alpha-2 of a country without one. */
  countryCode: number | UncodedCountry | null;
  name: Localised;
  summary: Localised;
  duration: Localised;
  url?: string;
  /** Trade mark services only. */
  office?: Localised;
  classesIncluded?: number;
  /** `amount` in minor units of its currency. */
  prices: {
    label: Localised;
    amount: number;
    currency: 'EUR' | 'GBP' | 'CHF' | 'USD' | 'JPY';
    isFrom: boolean;
    isGuideValue?: boolean;
    unit: PriceUnit;
    vatMode: 'net' | 'gross';
    validFrom: string;
  }[];
}

export interface SeedBundle {
  title: Localised;
  summary: Localised;
  services: ServiceKey[];
  prices: SeedService['prices'];
}

export interface SeedPartner {
  name: string;
  kind: Localised;
  summary: Localised;
  /** ISO 3166-1 alpha-2. */
  country: string;
  logo?: MediaKey;
}

export type ArticleSlug = string;
/** Front matter of `gateway/seed/content/articles/{slug}/{en,de}.md`; what is not localised stands in `en.md` alone. */
export interface SeedArticleFrontMatter {
  title: string;
  summary: string;
  metaTitle: string;
  metaDescription: string;
  articleType: ArticleType;
  author: string;
  cover: MediaKey;
  /** ISO dates. */
  publishTime: string;
  reviewTime: string;
  isHot: boolean;
  related: ArticleSlug[];
  services: ServiceKey[];
  /** A film of the video course, which stands where both texts have a line `{film}`. */
  film?: string;
  sources: { title: string; url?: string }[];
}

/** Front matter of `gateway/seed/content/information/{slug}/{en,de}.md`; type, time and services stand in `en.md` alone. */
export interface SeedInformationFrontMatter {
  title: string;
  summary: string;
  metaTitle: string;
  metaDescription: string;
  informationType: NewsType;
  /** ISO date. */
  publishTime: string;
  services: ServiceKey[];
  sources: { title: string; url?: string }[];
}

/** Front matter of `seed/manuals/{slug}/{en,de}.md`; anchor, version and services stand in `en.md` alone. The names give the order. */
export interface SeedManualFrontMatter {
  title: string;
  summary: string;
  anchor: string;
  version: string;
  services: ServiceKey[];
}

/** Front matter of `seed/videos/{slug}/{en,de}.md`, above the transcript; only the words stand in `de.md`. The names give the order. */
export interface SeedVideoFrontMatter {
  title: string;
  summary: string;
  fileID: string;
  appID: string;
  /** Seconds. */
  duration: number;
  cover: MediaKey;
  /** ISO date. */
  publishTime: string;
  services: ServiceKey[];
}

export type QuestionKey = string;
export interface SeedQuestion {
  key: QuestionKey;
  question: Localised;
  summary: Localised;
  answerMarkdown: Localised;
  /** ISO date. */
  reviewTime: string;
  sources: { title: Localised; url?: string }[];
  related: QuestionKey[];
  services: ServiceKey[];
}
/** A type of questions with its questions, both in order. */
export interface SeedQuestionType {
  type: string;
  typeName: Localised;
  questions: SeedQuestion[];
}

/** `sizes` and formats are made by the CMS; `width` in pixels, 1600 where it is not given; `isTaken` where it is no drawing but a picture that a script took; `isDark` where its ground is. */
export type SeedMedia = Record<
  MediaKey,
  { alt: Localised; width?: number; isTaken?: boolean; isDark?: boolean }
>;

export interface SeedFactSource {
  title: string;
  url?: string;
  /** ISO date. */
  seenOn?: string;
}

/** What is known of a country on one topic; days as ISO dates, sources by their keys. */
export interface SeedFact {
  topic: FactTopic | 'dueDates';
  rows: {
    kind: FactKind | DutyKind;
    text?: Localised;
    due?: { source: string; [field: string]: unknown };
    [field: string]: unknown;
  }[];
  sources: string[];
  checkedOn: string;
  nextCheck: string;
  isToBeChecked?: boolean;
}

/** A rule of law, the documents that mention it by their keys, and ISO dates of its day and its checks. */
export interface SeedRule {
  key: string;
  name: Localised;
  url?: string;
  effective: string;
  changes: Localised;
  mentionedIn: Partial<Record<'pages' | 'articles' | 'information' | 'questions' | 'services', string[]>>;
  note?: string;
  lastCheck: string;
  nextCheck: string;
}

export interface SeedLink {
  name: Localised;
  url: string;
}
export interface SeedFrame {
  menu: {
    menuName: Localised;
    menuAttribute: string;
    menuUrl?: string;
    children?: (SeedLink & { menuAttribute: string })[];
  }[];
  pcnavList: { name: Localised; links: SeedLink[] }[];
  blogroll: SeedLink[];
  bottom: {
    typeValueOne: Localised;
    typeValueTwo: Localised;
    typeValueThree: Localised;
    typeValueFour: MediaKey;
  };
  contactInformation: {
    companyName: string;
    street: string;
    postalCode: string;
    city: Localised;
    country: Localised;
    email: string;
    phone: string;
    hours: Localised;
  };
  function: SeedLink[];
  qrcode: { image: MediaKey; caption: Localised } | null;
}

/** Moments as ISO 8601 with zone. */
interface SeedSchedule {
  startTime: string;
  endTime?: string;
}
export interface SeedPopUp extends SeedSchedule {
  name: string;
  /** One drawing for each language: there are words in it. */
  image: Record<keyof Localised, MediaKey>;
  linkUrl: string;
}
export interface SeedPoster extends SeedSchedule {
  key: string;
  title: Localised;
  text: Localised;
  image: MediaKey;
  linkUrl: string;
  linkLabel: Localised;
  position: (typeof posterPositions)[number];
}

export interface SeedCoupon {
  couponType: `${z.infer<typeof couponType>}`;
  title: Localised;
  /** In cents of a euro; the number of points for bonus points. */
  amount: number;
  conditions: Localised;
  validDays: number;
}
export type AwardKey = string;
export interface SeedAward {
  key: AwardKey;
  title: Localised;
  summary: Localised;
  coupons: SeedCoupon[];
}
export interface SeedChannel {
  channelNo: string;
  channelCode: string;
  channelName: Localised;
  /** Page key. */
  landingPage?: string;
  award?: AwardKey;
}
export interface SeedNewcomers {
  landingPage: string;
  award: AwardKey;
}
export interface SeedAnniversary extends Required<SeedSchedule> {
  title: Localised;
  lead: Localised;
  activities: {
    activityName: ActivityName;
    title: Localised;
    summary: Localised;
    rules: { text: Localised }[];
    linkUrl?: string;
    coupons: SeedCoupon[];
  }[];
}
