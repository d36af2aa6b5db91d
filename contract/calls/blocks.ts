import { z } from 'zod';

import { blockIcons } from '../lists/blocks';
import { wireArticleCard } from './articles';
import { noParams, type Call } from './call';
import { wireImage } from './common';
import { contentLanguage, href, timestamp } from './envelope';
import { wireFact, wireTopicFact } from './facts';
import { customUid, customUidError, pageKey } from './parameters';
import { wireService } from './services';

const action = z.object({ label: z.string(), url: href, emphasis: z.enum(['primary', 'quiet']) });

const base = z.object({
  id: z.string(),
  /** Target of in-page links: `#steps`. */
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .nullable(),
  /** The language its own texts are really in: the page's, or English where one of them is not translated. */
  language: contentLanguage,
});
const block = <K extends string, S extends z.ZodRawShape>(blockType: K, shape: S) =>
  base.extend({ blockType: z.literal(blockType), ...shape });
/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);
const titled = { heading: z.string(), lead: z.string() };

/** Every block a page of the CMS is built from. Texts are plain unless the name ends in `Html`. An empty `lead` is not shown. */
export const wireBlock = z.discriminatedUnion('blockType', [
  block('hero', {
    eyebrow: z.string(),
    title: z.string(),
    lead: z.string(),
    image: wireImage.nullable(),
    actions: z.array(action),
    /** Beside the buttons: what the first one costs and how long it takes. Empty where nothing is to be said. */
    note: z.string(),
    /** Whether the picture is the compass, which works on the site. */
    isCompass: z.boolean(),
  }),
  /** Standard VAT rates on a map of Europe; `rate` in percent, `country` ISO alpha-2, `asOf` a date. */
  block('rateMap', {
    ...titled,
    asOf: z.iso.date(),
    rates: z.array(
      z.object({
        country,
        name: z.string(),
        rate: z.number().min(0).max(100),
        /** The page about the country. */
        url: href.nullable(),
      }),
    ),
  }),
  block('prose', { heading: z.string(), bodyHtml: z.string() }),
  block('keyFigures', {
    heading: z.string(),
    items: z.array(z.object({ value: z.string(), label: z.string(), note: z.string() })),
  }),
  block('cardGrid', {
    ...titled,
    cards: z.array(
      z.object({ icon: z.enum(blockIcons), title: z.string(), text: z.string(), url: href.nullable() }),
    ),
  }),
  /** Services by need: `phrase` begins a sentence ("I store goods in"), each choice ends it and leads on. */
  block('serviceNeeds', {
    ...titled,
    needs: z.array(
      z.object({
        phrase: z.string(),
        text: z.string(),
        choices: z.array(z.object({ label: z.string(), url: href })),
      }),
    ),
  }),
  block('steps', {
    ...titled,
    steps: z.array(z.object({ title: z.string(), text: z.string(), duration: z.string() })),
  }),
  block('checklist', { ...titled, items: z.array(z.object({ text: z.string(), note: z.string() })) }),
  /** Dates and duties in order; `when` is free text such as "Within 42 days". */
  block('timeline', {
    ...titled,
    entries: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
  }),
  /** With `isShort` each service has one line: what it costs once and in a year. */
  block('priceTable', { ...titled, isShort: z.boolean(), services: z.array(wireService) }),
  block('faq', {
    heading: z.string(),
    items: z.array(z.object({ id: z.string(), question: z.string(), answerHtml: z.string() })),
  }),
  block('relatedArticles', { heading: z.string(), articles: z.array(wireArticleCard) }),
  block('callToAction', { heading: z.string(), text: z.string(), actions: z.array(action) }),
  block('offices', {
    ...titled,
    offices: z.array(
      z.object({ city: z.string(), country: z.string(), address: z.string(), note: z.string() }),
    ),
  }),
  block('glossary', {
    ...titled,
    terms: z.array(
      z.object({
        en: z.string(),
        de: z.string(),
        /** In both languages; null where the term stands without one. */
        definition: z.object({ en: z.string(), de: z.string() }).nullable(),
        /** English words of other terms of the block. */
        related: z.array(z.string()),
        /** Texts of the site that use the term, the best first; `language` is that of the title. */
        occurrences: z.array(z.object({ title: z.string(), url: href, language: contentLanguage })),
      }),
    ),
  }),
  /** Facts of a country for sellers, by topic, each with its sources and the day of its check. */
  block('countryFacts', { ...titled, country, facts: z.array(wireFact) }),
  /** What all countries ask on one topic, a row each. */
  block('factTable', { ...titled, topic: wireFact.shape.topic, countries: z.array(wireTopicFact) }),
  /** What has changed and will change, in all countries; each row has the day as `from`. */
  block('factChanges', { ...titled, countries: z.array(wireTopicFact) }),
  /** The next five show what another call answers; the page brings only their words, and what belongs to the first. */
  block('countryGuide', {
    ...titled,
    country,
    /** Texts about services of the country, those about it alone first; none from a gateway that does not say. */
    reading: z
      .array(
        z.object({
          kind: z.enum(['article', 'answer']),
          title: z.string(),
          url: href,
          language: contentLanguage,
        }),
      )
      .default([]),
  }),
  block('serviceDirectory', titled),
  block('partnerStrip', titled),
  block('newsTeasers', titled),
  block('questionTeasers', titled),
  /** A picture with numbers in it; the notes are what they show, in their order. */
  block('annotatedPicture', {
    ...titled,
    image: wireImage,
    notes: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  block('people', {
    ...titled,
    people: z.array(
      z.object({ image: wireImage.nullable(), name: z.string(), role: z.string(), text: z.string() }),
    ),
  }),
]);
export type WireBlock = z.infer<typeof wireBlock>;

/** A page built of blocks. `pageKey` is the last segment of its address, for example `IncorporationHK`. */
export const wirePage = z.object({
  pageKey: z.string(),
  title: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  image: wireImage.nullable(),
  /** Whether search engines are to leave it out. */
  noIndex: z.boolean(),
  updateTime: timestamp,
  language: contentLanguage,
  blocks: z.array(wireBlock),
});
export type WirePage = z.infer<typeof wirePage>;

export const pageCalls = {
  getHomePageInfo: {
    method: 'GET',
    path: '/officialQuery/getHomePageInfo',
    params: noParams,
    data: wirePage,
  },
  getAboutUs: {
    method: 'GET',
    path: '/officialQuery/getAboutUs',
    params: z.object({ pageKey }),
    data: wirePage,
  },
  getPageConfig: {
    method: 'GET',
    path: '/order/pageConfig/allInfo',
    params: z.object({ pageKey }),
    data: wirePage,
  },
  getFreeTrial: {
    method: 'GET',
    path: '/officialQuery/getFreeTrial',
    params: noParams,
    data: wirePage,
  },
  getCustom: {
    method: 'GET',
    path: '/officialQuery/getCustom',
    params: z.object({ uid: z.union([customUid, z.literal('')], { error: customUidError }).default('') }),
    data: wirePage,
  },
} as const satisfies Record<string, Call>;
