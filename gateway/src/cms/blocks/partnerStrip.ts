import { headingField, leadField } from '../fields/shared';
import { pageBlock, titleOf } from './block';

/** The partners themselves come from the collection of partners. */
export const partnerStrip = pageBlock(
  'partnerStrip',
  {
    picture: '/blocks/partnerStrip.svg',
    singular: { en: 'Partners', de: 'Partner' },
    plural: { en: 'Partners', de: 'Partner' },
    sentence: { en: 'Who works with us.', de: 'Wer mit uns arbeitet.' },
  },
  [headingField(), leadField()],
  titleOf,
);
