import type { WireService } from '@/contract/calls/services';

import type { ContentLanguage } from '../../domain/languages';
import type { Service } from '../../payload-types';

type Price = NonNullable<Service['prices']>[number];

/** Net prices of a cross-border service: whether German VAT is due depends on the customer's seat and status. */
const vatLabels: Record<Price['vatMode'], Record<ContentLanguage, string>> = {
  net: {
    en: 'plus statutory VAT where applicable',
    de: 'zzgl. gesetzlicher USt., soweit sie anfällt',
  },
  gross: { en: 'including statutory VAT', de: 'inkl. gesetzlicher USt.' },
};

/** Days are stored as a time on that day in UTC. */
const day = (time: string) => time.slice(0, 10);

/** First and last day included. `today` as `2026-11-20`. */
export const isInForce = (
  { validFrom, validUntil }: Pick<Price, 'validFrom' | 'validUntil'>,
  today: string,
): boolean => day(validFrom) <= today && (!validUntil || today <= day(validUntil));

export const priceToWire = (
  price: Price,
  index: number,
  language: ContentLanguage,
): WireService['prices'][number] => ({
  id: price.id ?? String(index),
  label: price.label,
  amount: price.amount,
  currency: price.currency,
  isFrom: price.isFrom ?? false,
  isGuideValue: price.isGuideValue ?? false,
  unit: price.unit,
  vatMode: price.vatMode,
  vatLabel: vatLabels[price.vatMode][language],
  validFrom: day(price.validFrom),
  validUntil: price.validUntil ? day(price.validUntil) : null,
});
