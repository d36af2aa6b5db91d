import type { ContentLanguage } from './languages';

/** English as it is written in Europe: the day before the month. */
export const europeanTags: Record<ContentLanguage, string> = { en: 'en-GB', de: 'de-DE' };

/** An amount in the smallest unit of its currency, as it is stored and sent. */
export interface Money {
  amount: number;
  currency: string;
}

const currencyFormat = (currency: string, language: ContentLanguage) =>
  new Intl.NumberFormat(europeanTags[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });

/** Places after the decimal point: two for euros, none for yen. */
export const decimalsOf = (currency: string): number =>
  currencyFormat(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;

/** For readers, such as `€499`; round amounts carry no decimals. */
export const formatMoney = ({ amount, currency }: Money, language: ContentLanguage): string =>
  currencyFormat(currency, language).format(amount / 10 ** decimalsOf(currency));

/** For an input, such as `499.00`. */
export function typedAmount(amount: number, decimals: number, language: ContentLanguage): string {
  const text = (amount / 10 ** decimals).toFixed(decimals);
  return language === 'de' ? text.replace('.', ',') : text;
}

/**
 * The smallest units of what somebody typed, such as 49900 for `499`, `499,00` or `1.499,00`; undefined for what is no
 * amount. A point or comma before three digits groups thousands, before one or two it is the decimal point.
 */
export function parseAmount(text: string, decimals: number): number | undefined {
  const [, whole = '', fraction = ''] =
    /^(\d+|\d{1,3}(?:[.,'’ ]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, ' ').trim()) ?? [];
  if (!whole || fraction.length > decimals) return undefined;
  return Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(decimals, '0'));
}
