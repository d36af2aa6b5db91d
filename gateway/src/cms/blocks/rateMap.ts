import { titledBlock } from './block';

/** The rates are the standard ones among the facts. */
export const rateMap = titledBlock(
  'rateMap',
  {
    singular: { en: 'Map of VAT rates', de: 'Karte der Umsatzsteuersätze' },
    plural: { en: 'Maps of VAT rates', de: 'Karten der Umsatzsteuersätze' },
    sentence: {
      en: 'The VAT rates of Europe on a map.',
      de: 'Die Umsatzsteuersätze Europas auf einer Karte.',
    },
  },
  [],
  (_block, { rates }) => rates,
);
