import type { ServerProps } from 'payload';

import { adminLanguage } from '../../domain/languages';
import { unusedMedia } from './findUses';

const words = {
  en: {
    none: 'Every image is used somewhere, in what is published or in a draft.',
    some: (count: number) =>
      count === 1 ? 'One image is used nowhere.' : `${count} images are used nowhere.`,
    show: 'Show unused images',
    all: 'Show all images',
  },
  de: {
    none: 'Jedes Bild wird verwendet, in Veröffentlichtem oder in einem Entwurf.',
    some: (count: number) =>
      count === 1 ? 'Ein Bild wird nirgends verwendet.' : `${count} Bilder werden nirgends verwendet.`,
    show: 'Nicht verwendete Bilder zeigen',
    all: 'Alle Bilder zeigen',
  },
} as const;

const list = '/admin/collections/media';

/** Above the library: which images could go. The link is the list's own filter. */
export async function UnusedMedia({ payload, i18n, searchParams }: ServerProps) {
  const text = words[adminLanguage(i18n.language)];
  const unused = await unusedMedia(payload);
  const isFiltered = Object.keys(searchParams ?? {}).some((name) => name.startsWith('where'));
  const filter = new URLSearchParams({ 'where[or][0][and][0][id][in]': unused.join(',') });
  return (
    <p style={{ marginBottom: 24 }}>
      {unused.length === 0 ? text.none : text.some(unused.length)}{' '}
      {unused.length > 0 && !isFiltered && <a href={`${list}?${filter}`}>{text.show}</a>}
      {isFiltered && <a href={list}>{text.all}</a>}
    </p>
  );
}
