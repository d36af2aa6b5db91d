import type { WirePrice, WireService } from '@/gateway/contract/services';
import type { Price, Service } from '@/services/domain/service';

const toPrice = ({ amount, ...rest }: WirePrice): Price => ({ ...rest, amountMinor: amount });

export const toService = (wire: WireService): Service => ({
  id: wire.id,
  code: wire.serviceCode,
  category: wire.category,
  categoryName: wire.categoryName,
  name: wire.serverName,
  country: wire.country,
  countryName: wire.countryName,
  summary: wire.summary,
  duration: wire.duration,
  href: wire.url,
  prices: wire.prices.map(toPrice),
});
