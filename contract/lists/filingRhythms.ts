/** How often a merchant files VAT returns, as a total assumes. At first: as each country usually asks of companies from abroad. */
export const filingRhythms = ['usual', 'month', 'quarter', 'year'] as const;
export type FilingRhythm = (typeof filingRhythms)[number];
