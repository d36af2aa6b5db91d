import { headingField, leadField } from '../fields/shared';
import { pageBlock, titleOf } from './block';

/** The articles themselves come from the collection of articles, newest first. */
export const newsTeasers = pageBlock(
  'newsTeasers',
  {
    picture: '/blocks/newsTeasers.svg',
    singular: { en: 'Newest articles', de: 'Neueste Artikel' },
    plural: { en: 'Newest articles', de: 'Neueste Artikel' },
    sentence: {
      en: 'The newest and the recommended articles.',
      de: 'Die neuesten und die empfohlenen Artikel.',
    },
  },
  [headingField(), leadField()],
  titleOf,
);
