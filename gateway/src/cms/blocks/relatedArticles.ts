import { headingField } from '../fields/shared';
import { pageBlock } from './block';

export const relatedArticles = pageBlock(
  'relatedArticles',
  {
    singular: { en: 'Chosen articles', de: 'Ausgewählte Artikel' },
    sentence: { en: 'Articles that you choose.', de: 'Artikel, die Sie auswählen.' },
  },
  [
    headingField(),
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      required: true,
      label: { en: 'Articles', de: 'Artikel' },
      admin: {
        description: {
          en: 'Drafts may be chosen; they appear once they are published.',
          de: 'Auch Entwürfe sind wählbar; sie erscheinen, sobald sie veröffentlicht sind.',
        },
      },
    },
  ],
  ({ heading, articles }, { cards }) => {
    const chosen = cards(articles);
    return chosen.length > 0 ? { heading, articles: chosen } : null;
  },
);
