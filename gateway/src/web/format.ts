import type { WirePrice } from '@/contract/calls/services';

import type { Language } from '../domain/negotiateLanguage';

/** English as it is written in Europe: the day before the month. */
const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** `amount` in minor units of `currency`; round amounts carry no decimals. */
export function formatMoney(
  { amount, currency }: Pick<WirePrice, 'amount' | 'currency'>,
  language: Language,
) {
  const format = new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** A day in Berlin, in words: `20 November 2026`. `time` is ISO 8601. */
export const formatDay = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(time),
  );

/** A moment in Berlin: `20 November 2026 at 09:00`. */
export const formatMoment = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(time);
