import type { VideoCourse } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';

/** The films in the texts of a document, wherever these are. */
function filmsIn(value: unknown): VideoCourse[] {
  if (typeof value !== 'object' || value === null) return [];
  const { blockType, film } = value as { blockType?: unknown; film?: VideoCourse | number | null };
  if (blockType === 'film') return film && typeof film !== 'number' ? [film] : [];
  return Object.values(value).flatMap(filmsIn);
}

/** Gives the films in texts their still images, which are a level deeper than documents are read. */
export async function addFilmCovers(
  { payload, language }: CallContext,
  documents: readonly object[],
): Promise<void> {
  const films = documents.flatMap(filmsIn);
  const ids = films.flatMap(({ cover }) => (typeof cover === 'number' ? [cover] : []));
  if (ids.length === 0) return;
  const where = { id: { in: ids } };
  const { docs } = await payload.find({
    collection: 'media',
    ...asVisitor(language),
    where,
    pagination: false,
  });
  for (const film of films) film.cover = docs.find(({ id }) => id === film.cover) ?? film.cover;
}
