import { titledBlock } from './block';

/** The articles themselves come from the collection of articles, newest first. */
export const newsTeasers = titledBlock(
  'newsTeasers',
  {
    singular: { en: 'Newest articles', de: 'Neueste Artikel' },
    sentence: {
      en: 'The newest and the recommended articles.',
      de: 'Die neuesten und die empfohlenen Artikel.',
    },
  },
  [],
  () => ({}),
);
