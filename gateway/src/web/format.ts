import type { WirePrice } from '@/contract/calls/services';

import type { ContentLanguage } from '../domain/languages';

/** English as it is written in Europe: the day before the month. */
const tags: Record<ContentLanguage, string> = { en: 'en-GB', de: 'de-DE' };

/** `amount` in minor units of `currency`; round amounts carry no decimals. */
export function formatMoney(
  { amount, currency }: Pick<WirePrice, 'amount' | 'currency'>,
  language: ContentLanguage,
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
export const formatDay = (time: string, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(time),
  );

/** A moment in Berlin: `20 November 2026 at 09:00`. */
export const formatMoment = (time: Date, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(time);
