import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { numberFormat } from '@/services/domain/text/intl';

/** `amountMinor` in minor units of `currency` (cents; yen has none). Round amounts carry no decimals. */
export function formatMoney(amountMinor: number, currency: string, locale: Locale): string {
  const format = numberFormat(languageTags[locale], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}
