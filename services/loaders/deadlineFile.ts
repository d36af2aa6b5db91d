import type { ParsedUrlQuery } from 'node:querystring';

import type { TFunction } from 'i18next';
import type { GetServerSideProps } from 'next';

import { env } from '@/services/config/env';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { periodText } from '@/services/domain/text/period';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { serverTranslation } from '@/services/i18n/serverTranslation';
import { dueDatesIn, lastDayOf } from '@/services/server/deadlines/findDeadlines';
import { dayOf } from '@/shared/dayOf';
import { calendarFile, dueDateEntry, type WholeDay } from '@/shared/dueDates/calendarFile';
import { type DeadlineChoice, isDeadlineCountry, isPeriod, isTopic } from '@/shared/dueDates/deadlineChoice';
import { checkedOnOf, frequenciesOf, topicsOf } from '@/shared/dueDates/deadlineRules';
import type { DueDate } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { fileRoute } from './fileRoute';

/** What is wrong with a request, in words, and the status of the answer to it. */
interface Problem {
  status: 400 | 404;
  message: string;
}

function readChoice(
  rules: readonly DueRule[],
  country: string | undefined,
  query: ParsedUrlQuery,
  t: TFunction,
): DeadlineChoice | Problem {
  if (!isDeadlineCountry(country)) return { status: 404, message: t('file.country') };
  const { frequency, topic } = query;
  const [frequencies, topics] = [frequenciesOf(rules, country), topicsOf(rules, country)];
  if (frequency !== undefined && !(isPeriod(frequency) && frequencies.includes(frequency)))
    return { status: 400, message: t('file.frequency', { known: frequencies.join(', ') }) };
  if (topic !== undefined && !(isTopic(topic) && topics.includes(topic)))
    return { status: 400, message: t('file.topic', { known: topics.join(', ') }) };
  return { country, frequency, topic };
}

const inWords = (day: string, locale: Locale): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** The entry of a date, on the day in the law: whoever files by it is never late. It says where the day moves to. */
function entryOf(date: DueDate, locale: Locale, t: TFunction): WholeDay {
  const { description, ...entry } = dueDateEntry(date, periodText(date, locale));
  const moves = date.movesTo && t('file.moves', { day: inWords(date.movesTo, locale) });
  return {
    ...entry,
    description: [moves, description].filter(Boolean).join('\n'),
  };
}

/** From the first day of this year, so that what is done stays in calendars that subscribed. */
function calendarOf(rules: readonly DueRule[], choice: DeadlineChoice, locale: Locale, t: TFunction): string {
  const today = dayOf(new Date());
  const dates = dueDatesIn(rules, choice, [`${today.slice(0, 4)}-01-01`, lastDayOf(today)], locale);
  return calendarFile(
    dates.map((date) => entryOf(date, locale, t)),
    {
      language: locale,
      name: t('file.name', { country: countryName(choice.country, locale) }),
      host: new URL(env().SITE_URL).hostname,
      // The same file until a rule changes, for readers that ask whether it has changed.
      now: new Date(checkedOnOf(rules) ?? today),
    },
  );
}

/** The deadlines of a country as a calendar file, to download or to subscribe to (RFC 5545). */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const { params, query, res } = context;
  const locale = isLocale(context.locale) ? context.locale : defaultLocale;
  const t = await serverTranslation(locale, 'deadlines');
  const file = String(params?.file);
  const rules = await fetchDueRules(locale).catch(() => undefined);
  // A gateway without rules is being filled, or is an older one: calendars that are subscribed to come again.
  if (!rules?.length)
    return fileRoute('text/calendar', () => Promise.reject(new Error('The rules are missing.')))(context);
  const choice = readChoice(rules, /^(.*)\.ics$/.exec(file)?.[1], query, t);
  if (!('message' in choice)) {
    // Not `public`: the web server keeps files by their address without the query.
    res.setHeader('Cache-Control', 'private, max-age=3600');
    return fileRoute('text/calendar', () => Promise.resolve(calendarOf(rules, choice, locale, t)))(context);
  }
  res.statusCode = choice.status;
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Content-Language', locale);
  res.end(choice.message);
  return { props: {} };
};
