/** The calculators of the site, in the order in which they are listed; the last segment of their addresses. */
export const calculators = ['oss', 'threshold', 'parcel'] as const;
export type CalculatorName = (typeof calculators)[number];

export const isCalculator = (text: string): text is CalculatorName =>
  calculators.some((name) => name === text);
