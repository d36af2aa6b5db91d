import { z } from 'zod';

import { allFactKinds, type FactKind, factStates, type FactTopic, factTopics } from '../lists/facts';
import type { Call } from './call';
import { href } from './envelope';

/** One thing that holds; which of the fields it has depends on its topic. */
export const wireFactRow = z.object({
  kind: z.enum(allFactKinds as [FactKind, ...FactKind[]]),
  /** A rate in percent, years, or an amount of `currency`. */
  value: z.number().min(0).optional(),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** The goods, the condition or the rule in words; empty where the value says all. */
  text: z.string(),
  /** The first and the last day. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  state: z.enum(factStates).optional(),
  /** Whose companies are exempt, ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
});

/** The facts of a country on one topic. */
export const wireFact = z.object({
  topic: z.enum(factTopics as [FactTopic, ...FactTopic[]]),
  rows: z.array(wireFactRow),
  /** The day of the last check. */
  checkedOn: z.iso.date(),
  sources: z.array(z.object({ title: z.string(), url: href })),
});
export type WireFact = z.infer<typeof wireFact>;

/** The facts of one country on one topic, with the page about the country where there is one. */
export const wireTopicFact = wireFact
  .omit({ topic: true })
  .extend({ country: z.string().regex(/^[A-Z]{2}$/), url: href.nullable() });
export type WireTopicFact = z.infer<typeof wireTopicFact>;

/** Own calls: today's rates as a file, and the rates of a chosen day, are made from them; they have what has ended too. */
export const factCalls = {
  getFacts: {
    method: 'GET',
    path: '/facts/list',
    params: z.object({ topic: wireFact.shape.topic }),
    data: z.array(wireTopicFact),
  },
} as const satisfies Record<string, Call>;
