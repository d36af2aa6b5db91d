type Related<D> = number | D;

/** The id of a related document, whether it was read along or not. */
export const idOf = (related: Related<{ id: number }>): number =>
  typeof related === 'number' ? related : related.id;

/** The related documents that the reader may see. */
export const visible = <D extends object>(related: Related<D>[] | null | undefined): D[] =>
  (related ?? []).filter((document): document is D => typeof document === 'object');
