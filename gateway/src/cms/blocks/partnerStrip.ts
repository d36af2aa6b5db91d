import { titledBlock } from './block';

/** The partners themselves come from the collection of partners. */
export const partnerStrip = titledBlock(
  'partnerStrip',
  {
    singular: { en: 'Partners', de: 'Partner' },
    sentence: { en: 'Who works with us.', de: 'Wer mit uns arbeitet.' },
  },
  [],
  () => ({}),
);
