/** How often a merchant assumes that it files VAT returns: at first as each country usually asks of companies from abroad. */
export const filingRhythms = ['usual', 'month', 'quarter', 'year'] as const;
export type FilingRhythm = (typeof filingRhythms)[number];
