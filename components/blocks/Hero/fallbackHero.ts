import type { BlockOf } from '@/services/domain/content/page';

/** The opening of a page that the CMS gave none, in the look of those it did. */
export const fallbackHero = (title: string, lead = '', eyebrow = ''): BlockOf<'hero'> => ({
  id: 'opening',
  kind: 'hero',
  anchor: null,
  image: null,
  actions: [],
  eyebrow,
  title,
  lead,
  note: '',
  isCompass: false,
});
