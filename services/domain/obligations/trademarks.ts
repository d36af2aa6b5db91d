import { isInUnion } from '@/contract/lists/unionMembers';
import type { SurveyService } from '@/services/domain/services/service';

/** A trade mark and the countries of the sales in which it protects the brand. */
export interface TrademarkOffer {
  service: SurveyService;
  /** ISO 3166-1 alpha-2, in the order of the answers. */
  countries: string[];
}

/**
 * The trade marks for the countries that a merchant sells to: national ones there, and that of the Union where a
 * country is a member (requirements, 7: prices of trade marks for the calculator). They answer no obligation, so they
 * stand outside the sum.
 */
export const trademarkOffers = (trademarks: SurveyService[], salesCountries: string[]): TrademarkOffer[] =>
  trademarks
    .map((service) => ({
      service,
      countries: salesCountries.filter((country) =>
        service.country === 'EU' ? isInUnion(country) : service.country === country,
      ),
    }))
    .filter(({ countries }) => countries.length > 0);
