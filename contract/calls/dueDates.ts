import { z } from 'zod';

import { dutyKinds } from '../lists/facts';
import { returnPeriods } from '../lists/returnPeriods';
import { type Call, noParams } from './call';
import { href } from './envelope';

const months = z.number().int().min(0).max(12);
const dayOfMonth = z.number().int().min(1).max(31);

/**
 * The last day of a return: a day of the n-th month after the period (31: its last one); a working day of that month by
 * its number (31: the last); or `dates`, the days of the periods of a year in their order, as `MM-DD`: each the first such
 * day after its period, and `02-29` the last of February.
 */
const wireDue = z.union([
  z.object({ months, day: dayOfMonth }),
  z.object({
    months,
    workingDay: dayOfMonth,
    /** Saturdays count, as among the `jours ouvrables` of France. */
    countsSaturdays: z.boolean().optional(),
  }),
  z.object({ dates: z.array(z.string().regex(/^\d{2}-\d{2}$/)).min(1) }),
]);

/** One return or report that is due again and again. The dates are those of periods that follow the calendar year. */
export const wireDueRule = z.object({
  /** ISO 3166-1 alpha-2; EU for what is the same in all of the Union. */
  country: z.string().regex(/^[A-Z]{2}$/),
  duty: z.enum(dutyKinds),
  /** Its name in calendars; the period is put behind it. */
  title: z.string().min(1),
  period: z.enum(returnPeriods),
  due: wireDue,
  /** Whether the law moves a day that falls on a weekend or a public holiday to the next working day. */
  moves: z.union([z.boolean(), z.literal('unknown')]),
  /** Only above quantities that the note names: it is nobody's next day until they know that they exceed them. */
  isAboveQuantity: z.boolean().optional(),
  /** A remark: an exact day that an office sets, a later one for some. */
  note: z.string().optional(),
  /** The act, as it is cited, and its official text where it has a lasting address. */
  source: z.object({ act: z.string(), url: href.optional() }),
  /** The day of the last check. */
  checkedOn: z.iso.date(),
});
export type WireDueRule = z.infer<typeof wireDueRule>;

/** Own call: calendars, reports and accounts compute their dates from it. */
export const dueDateCalls = {
  /** Those of a country are in the order of their topics, the usual period of its VAT returns first. */
  getDueDates: { method: 'GET', path: '/facts/dueDates', params: noParams, data: z.array(wireDueRule) },
} as const satisfies Record<string, Call>;
